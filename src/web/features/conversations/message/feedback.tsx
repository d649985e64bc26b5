import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { createContext, use, useState } from 'react'
import type { Message, MessageReaction } from '../../../../contract/messages.ts'
import type { ReactionKind } from '../../../../core/conversations/conversation.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import type { ApiError } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { useCall } from '../../../use-call.ts'
import { react, takeBack, takeReactionBack } from '../send/message-changes.ts'
import { isBusy, replyIn } from '../send/reply-store.ts'

interface ReactionDialogProps {
  message: Message
  helperName: string
  kind: ReactionKind
  onClose(): void
}

const TITLES: Record<ReactionKind, string> = { up: 'What was good?', down: 'What should be different?' }

export function ReactionDialog({ message, helperName, kind, onClose }: ReactionDialogProps) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const [reason, setReason] = useState(message.reaction?.kind === kind ? (message.reaction.reason ?? '') : '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = (work: Promise<void>) => {
    setBusy(true)
    work.then(onClose, ({ fields, text }: ApiError) => {
      setError(fields?.reason ?? text)
      setBusy(false)
    })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={TITLES[kind]}
      description={`${helperName} is told before it writes again.`}
      confirmLabel="Save"
      busy={busy}
      onConfirm={() => run(react(store, message.id, { kind, ...(reason.trim() ? { reason: reason.trim() } : {}) }))}
    >
      <TextField
        label="Reason"
        optional
        maxLength={LIMITS.reactionReason.max}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      {message.reaction && (
        <Button
          variant="plain"
          className="mt-2 -ml-4"
          disabled={busy}
          onClick={() => run(takeReactionBack(store, message.id))}
        >
          Take the reaction back
        </Button>
      )}
    </ConfirmDialog>
  )
}

interface ReactionChipProps {
  message: Message
  helperName: string
  reaction: MessageReaction
}

/** What the person thinks of a message. It opens to be changed or taken back. */
export function ReactionChip({ message, helperName, reaction }: ReactionChipProps) {
  const [isOpen, setOpen] = useState(false)
  const isGood = reaction.kind === 'up'
  const Thumb = isGood ? ThumbsUp : ThumbsDown
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mr-auto flex min-h-11 min-w-0 items-center gap-2 rounded-tag px-2 text-left text-[0.8125rem] leading-snug text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <span className="sr-only">Your reaction: {isGood ? 'good' : 'not good'} </span>
        <Thumb aria-hidden="true" className="size-4 shrink-0" />
        {reaction.reason && (
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {reaction.reason}
          </span>
        )}
      </button>
      {isOpen && <ReactionDialog {...{ message, helperName }} kind={reaction.kind} onClose={() => setOpen(false)} />}
    </>
  )
}

/** In Sensitive Mode, where nothing is stored: the answer that can be taken back, and how. */
export const MisunderstoodSlot = createContext<{ id: number; again(): void } | null>(null)

interface MisunderstoodProps {
  message: Message
}

/** Under an answer to a danger: the helper forgets the danger and answers the message. */
export function Misunderstood({ message }: MisunderstoodProps) {
  const client = useQueryClient()
  const toast = useToast()
  const call = useCall()
  const unsaved = use(MisunderstoodSlot)
  const store = { client, helperId: message.helperId }
  const onPress = () => {
    if (message.isSensitive) return unsaved?.again()
    if (isBusy(replyIn(store))) return toast({ title: 'A reply is being written. Stop it, or wait until it is done.' })
    void call(() => takeBack(store, message), 'That did not work. Please try again.')
  }
  if (message.isSensitive && unsaved?.id !== message.id) return null
  return (
    <button type="button" onClick={onPress} className="link min-h-11 px-1.5 text-sm">
      You misunderstood me
    </button>
  )
}
