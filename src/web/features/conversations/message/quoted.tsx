import { createContext, type ReactNode } from 'react'
import type { Message, MessageQuote } from '../../../../contract/messages.ts'

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
