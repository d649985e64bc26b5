import type { MessageQuote } from '../../../../contract/messages.ts'
import { Close } from '../../../ui/icons.tsx'
import { Quoted } from '../message/quoted.tsx'

interface QuotePreviewProps {
  quote: MessageQuote
  helperName: string
  onRemove(): void
}

/** What the message being written refers to. */
export const QuotePreview = ({ quote, helperName, onRemove }: QuotePreviewProps) => (
  <div className="flex w-full items-center gap-3 pt-1.5">
    <div className="min-w-0 grow text-deep">
      <span className="sr-only">In answer to </span>
      <Quoted {...{ quote, helperName }} />
    </div>
    <button
      type="button"
      aria-label="Do not refer to it"
      onClick={onRemove}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
    >
      <Close className="size-4.5" />
    </button>
  </div>
)
