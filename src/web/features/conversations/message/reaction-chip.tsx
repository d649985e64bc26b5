import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Message, MessageReaction } from '../../../../contract/messages.ts'
import { ReactionDialog } from './reaction-dialog.tsx'

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
