import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Message, MessageFollowUp } from '../../../../contract/messages.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { isTooLong, MessageLength } from '../composer/composer-status.tsx'
import { closeEditor, isSendKey } from '../conversation-keys.ts'
import { messagesIn } from '../send/reply-store.ts'
import { useMessageActions } from './use-message-actions.ts'

const isPlanned = ({ state }: MessageFollowUp): boolean => state === 'accepted'

/** Stands in for the bubble of a message. */
export function MessageEditor({ message }: { message: Message }) {
  const { cost, edit } = useMessageActions(message)
  const store = { client: useQueryClient(), helperId: message.helperId }
  const losesReminder = messagesIn(store).some(({ id, followUps }) => id >= message.id && followUps?.some(isPlanned))
  const words = message.picture && message.content === PICTURE_ONLY_TEXT ? '' : message.content
  const [text, setText] = useState(words)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = useId()
  const lengthId = useId()
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(words.length, words.length)
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [words])
  const tooLong = isTooLong(text)
  const canSave = text.trim() !== '' && text.trim() !== message.content.trim() && !tooLong
  const save = async () => {
    if (!canSave || busy) return
    setBusy(true)
    await edit(text.trim())
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !busy) closeEditor()
    if (!isSendKey(event)) return
    event.preventDefault()
    void save()
  }
  return (
    <form
      data-message-editor=""
      // Clear of the button that leads to the newest message.
      className="ml-auto grid w-full max-w-[82%] scroll-mb-15 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        aria-label="Edit your message"
        aria-describedby={`${note} ${lengthId}`}
        aria-invalid={tooLong || undefined}
        className="field-sizing-content max-h-[40dvh] min-h-24 w-full resize-none rounded-[20px] rounded-br-[6px] border border-edge bg-raised px-4 py-2.5 leading-normal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="grid gap-1 px-1.5 text-xs text-ink-soft">
        <p id={note}>
          {cost} What followed stays with the previous version{losesReminder && ', but its reminders are removed'}.
        </p>
        <MessageLength id={lengthId} text={text} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={closeEditor} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!canSave}>
          Send
        </Button>
      </div>
    </form>
  )
}
