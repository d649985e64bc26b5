import { createContext, type ReactNode } from 'react'
import type { Message, MessageQuote } from '../../../../contract/messages.ts'
import { hasMarkdown } from '../../../../core/text/has-markdown.ts'
import { latePart } from '../../../ui/late.tsx'

interface ReplyTextProps {
  text: string
  /** Still being written. */
  open?: boolean
}

const PlainText = ({ text }: ReplyTextProps) => text

const Formatted = latePart<ReplyTextProps>(
  () => import('../../../ui/markdown/markdown.tsx').then(({ Markdown }) => Markdown),
  PlainText,
  PlainText,
)

/** The Markdown code is loaded with the first text that needs it; until then the text is shown as it is. */
export const ReplyText = ({ text, open = false }: ReplyTextProps) =>
  hasMarkdown(text) ? <Formatted text={text} open={open} /> : text

/** A safety text with links; plain text when they cannot be loaded. */
export const SafetyMessage = latePart<ReplyTextProps>(
  () => import('./linked-safety-text.tsx').then(({ LinkedSafetyText }) => LinkedSafetyText),
  PlainText,
  PlainText,
)

interface QuotedProps {
  quote: MessageQuote
  helperName: string
}

const LINES = 'block border-l-3 border-current/40 pl-2.5 text-left text-[0.8125rem] leading-snug text-ink-soft'

/** The words that a message refers to, at most two lines of them. */
export const Quoted = ({ quote, helperName }: QuotedProps): ReactNode => (
  <span className={LINES}>
    <span className="block font-medium text-ink">{quote.isFromUser ? 'You' : helperName}</span>
    <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
      {quote.text}
    </span>
  </span>
)

/** Takes a message into the composer, to refer to it; null where nothing can. */
export const QuoteMessage = createContext<((message: Message) => void) | null>(null)

/** Null: it has one line, or parts with widths of their own, such as lists. */
function longestLine({ lastChild }: HTMLElement): number | null {
  if (!(lastChild instanceof Text)) return null
  const range = document.createRange()
  range.selectNode(lastChild)
  const lines = [...range.getClientRects()]
  if (lines.length < 2) return null
  return Math.ceil(Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left)))
}

function fitAll(bubbles: readonly HTMLElement[]): void {
  for (const { style } of bubbles) style.width = ''
  const widths = bubbles.map(longestLine)
  for (const [at, { style }] of bubbles.entries()) if (widths[at]) style.width = `calc(${widths[at]}px + 2rem)`
}

const bubblesIn = (row: ParentNode) => [...row.querySelectorAll<HTMLElement>('.message [data-words]')]

/** Runs before anything is painted, for all rows at once that are new or have another size. */
const observer = new ResizeObserver((rows) => fitAll(rows.flatMap(({ target }) => bubblesIn(target))))

// In another font the lines are of other lengths, while their row may be as high as before.
document.fonts.addEventListener('loadingdone', () => fitAll(bubblesIn(document)))

/**
 * A bubble of several lines is as wide as the longest of them. CSS would leave it as wide as it may be. Takes the bubble
 * of a row, also of one that had another before.
 */
export function fitBubble(bubble: HTMLElement | null): void {
  const row = bubble?.closest('.message')
  if (row) observer.observe(row)
}
