import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { ArrowUp, Square } from '../../../ui/icons.tsx'
import { latePart } from '../../../ui/late.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { FIELD_ID, hasTouchKeyboard, isSendKey } from '../conversation-keys.ts'
import { isTooLong, MessageLength, MessagesLeft } from './composer-status.tsx'
import { PictureTools } from './picture-tools.tsx'
import type { Draft } from './use-draft.ts'

const Previews = latePart(() => import('./previews.tsx').then(({ Previews }) => Previews))
/** Only for people who turned it on. */
const VoiceTools = latePart(() => import('./voice-tools.tsx').then(({ VoiceTools }) => VoiceTools))

export type ComposerAction = 'send' | 'sending' | 'stop' | 'stopping'

interface ComposerProps {
  helperName: string
  user: User
  draft: Draft
  action: ComposerAction
  /** Why no picture can be added now. */
  noPictures?: string
  /** The switch of Sensitive Mode. */
  mode?: ReactNode
  /** When false, the text stays and nothing is sent. */
  canSend: boolean
  onSend(): void
  onStop(): void
}

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,opacity] disabled:opacity-40'

const ONE_LINE_PX = 44

// The field grows with its text: on a phone first in width, above the buttons. It is set before the browser paints.
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    if (text === '') element.removeAttribute('data-long')
    else if (element.scrollHeight > ONE_LINE_PX) element.setAttribute('data-long', '')
    element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}

/** Whether the field that this one takes the place of had the focus. */
let hadFocus = false

// Sensitive Mode has a panel of its own, which may come while the person types.
function useFocusOfReplaced(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current
    if (hadFocus) element?.focus({ preventScroll: true })
    return () => {
      hadFocus = document.activeElement === element
      // Only what is rendered along with the end of this one takes its place.
      queueMicrotask(() => {
        hadFocus = false
      })
    }
  }, [field])
}

/** While a reply is written, it can be stopped, and the next message be sent. */
function Buttons({ action, blank, onStop }: { action: ComposerAction; blank: boolean; onStop(): void }) {
  const stops = action === 'stop' || action === 'stopping'
  return (
    <>
      {(!stops || !blank) && (
        <button type="submit" aria-label="Send" disabled={blank} className={`${ROUND} bg-accent text-accent-ink`}>
          {action === 'sending' && blank ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-5" />}
        </button>
      )}
      {stops && (
        <button
          type="button"
          aria-label="Stop"
          onClick={onStop}
          disabled={action === 'stopping'}
          className={`${ROUND} bg-ink text-paper`}
        >
          <Square aria-hidden="true" className="size-3.5 fill-current" />
        </button>
      )}
    </>
  )
}

export function Composer(props: ComposerProps) {
  const { helperName, user, draft, action, canSend, onSend, onStop, noPictures, mode } = props
  const { text, setText, picture, setPicture } = draft
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingField(field, text)
  useFocusOfReplaced(field)
  const lengthId = useId()
  const tooLong = isTooLong(text)
  const sendable = canSend && !tooLong && (picture !== null || text.trim() !== '')
  const send = () => {
    if (sendable) onSend()
  }
  return (
    <form
      className="order-1 shrink-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      <div className="flex flex-wrap items-end gap-x-1 rounded-[28px] border border-edge bg-raised p-1.25 pl-5 max-xs:pl-2 outline-edge/25 has-[textarea:focus]:border-ink-soft has-[textarea:focus]:outline-3">
        {(picture || draft.quote) && <Previews {...{ draft, helperName }} onRemoved={() => field.current?.focus()} />}
        <textarea
          ref={field}
          id={FIELD_ID}
          dir="auto"
          rows={1}
          value={text}
          aria-label={`Message ${helperName}`}
          aria-describedby={lengthId}
          aria-invalid={tooLong || undefined}
          // Isolated, so that the name sets the direction and a long one is cut off at its end.
          placeholder={`\u2068Message\u2069 ${helperName}`}
          enterKeyHint={hasTouchKeyboard() ? 'enter' : 'send'}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
          className="max-h-[min(12rem,30dvh)] min-h-11 grow basis-28 data-long:max-sm:basis-full resize-none self-center bg-transparent py-2.5 text-base leading-6 outline-none placeholder-shown:truncate placeholder:overflow-hidden placeholder:text-ellipsis"
        />
        <div className="ml-auto flex flex-wrap items-end justify-end gap-1">
          <PictureTools {...{ picture, setPicture }} refusal={noPictures} />
          {mode}
          {(user.dictation || user.readAloud) && <VoiceTools {...{ user, text }} onText={setText} />}
          <Buttons action={action} blank={!sendable} onStop={onStop} />
        </div>
      </div>
      <div className="flex flex-wrap gap-x-3 px-2 text-xs text-ink-soft *:mt-1.5">
        <MessagesLeft user={user} />
        <MessageLength id={lengthId} text={text} />
      </div>
    </form>
  )
}
