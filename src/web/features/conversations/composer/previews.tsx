import type { MessageQuote } from '../../../../contract/messages.ts'
import { Close } from '../../../ui/icons.tsx'
import { Quoted } from '../message/message-text.tsx'
import type { Draft } from './use-draft.ts'

const Remove = ({ label, onPress }: { label: string; onPress(): void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="ml-auto grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
  >
    <Close className="size-4.5" />
  </button>
)

const PicturePreview = ({ picture, onRemove }: { picture: string; onRemove(): void }) => (
  <div className="flex w-full items-center gap-3 pt-1.5 pr-1">
    <img
      src={picture}
      alt="Your picture, not sent yet"
      className="size-16 rounded-field border border-line object-cover"
    />
    <p className="min-w-0 grow text-sm text-ink-soft max-xs:hidden">Say what it shows, or ask about it.</p>
    <Remove label="Remove the picture" onPress={onRemove} />
  </div>
)

interface QuotePreviewProps {
  quote: MessageQuote
  helperName: string
  onRemove(): void
}

const QuotePreview = ({ quote, helperName, onRemove }: QuotePreviewProps) => (
  <div className="flex w-full items-center gap-3 pt-1.5">
    <div className="min-w-0 grow text-deep">
      <span className="sr-only">In answer to </span>
      <Quoted {...{ quote, helperName }} />
    </div>
    <Remove label="Do not refer to it" onPress={onRemove} />
  </div>
)

interface PreviewsProps {
  draft: Draft
  helperName: string
  onRemoved(): void
}

/** What goes with the message that is being written: a picture, and what it refers to. */
export function Previews({ draft: { picture, setPicture, quote, setQuote }, helperName, onRemoved }: PreviewsProps) {
  const remove = (take: (nothing: null) => void) => () => {
    take(null)
    onRemoved()
  }
  return (
    <>
      {picture && <PicturePreview picture={picture} onRemove={remove(setPicture)} />}
      {quote && <QuotePreview {...{ quote, helperName }} onRemove={remove(setQuote)} />}
    </>
  )
}
