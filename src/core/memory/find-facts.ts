import { screenMessage } from '../safety/screen-message.ts'
import { OWN_WORDS } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import { type QuotedFact, quotedFacts } from './classifier/quoted-facts.ts'
import { extractFacts } from './extract-facts.ts'

const MOST_QUOTES = 3
/** Lower than that of rules, which know what a sentence says. */
const CONFIDENCE = 6

const claimFrom = ({ quote }: QuotedFact): Claim => ({
  subject: '',
  attribute: OWN_WORDS,
  value: quote,
  holds: true,
  ends: null,
  quote,
  confidence: CONFIDENCE,
})

/** Whether rules have read some of the sentence. */
const isRead = ({ sentence }: QuotedFact, claims: readonly Claim[]): boolean =>
  claims.some(({ quote }) => quote.includes(sentence) || sentence.includes(quote))

/** Quotes about a danger are not kept: nobody should be reminded of them on a better day. */
const isDanger = ({ quote }: QuotedFact): boolean => screenMessage(quote, []) !== null

/**
 * The facts that a message states: found and worded by rules; where these find nothing, found by the classifier and
 * quoted. `recent`: see `extractFacts`.
 */
export function findFacts(message: string, dates: DateReader, recent: readonly Claim[] = []): Claim[] {
  const claims = extractFacts(message, dates, recent)
  const quoted = quotedFacts(message).filter((one) => !isRead(one, claims) && !isDanger(one))
  const quotes = new Map(quoted.map((one) => [one.quote, claimFrom(one)]))
  return [...claims, ...[...quotes.values()].slice(0, MOST_QUOTES)]
}
