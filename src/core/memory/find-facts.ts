import { screenMessage } from '../safety/screen-message.ts'
import { OWN_WORDS } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import { extractFacts } from './extract-facts.ts'
import { type Told, toldIn } from './likeness/told-in.ts'

const MOST_QUOTES = 3
/** Below that of rules, which know what a sentence says. */
const CONFIDENCE = 6

const claimFrom = ({ quote }: Told): Claim => ({
  subject: '',
  attribute: OWN_WORDS,
  value: quote,
  holds: true,
  ends: null,
  quote,
  confidence: CONFIDENCE,
})

/** Whether rules have read some of the sentence. */
const isRead = ({ sentence }: Told, claims: readonly Claim[]): boolean =>
  claims.some(({ quote }) => quote.includes(sentence) || sentence.includes(quote))

/** What someone in danger says is for help at once: kept as it was said, it would meet them again on a better day. */
const isDanger = ({ quote }: Told): boolean => screenMessage(quote, []) !== null

/**
 * What a message tells of the person: by rules, which word it, and where they find nothing by its likeness to messages that
 * tell a fact, in the person's own words. `recent`: see `extractFacts`.
 */
export function findFacts(message: string, dates: DateReader, recent: readonly Claim[] = []): Claim[] {
  const claims = extractFacts(message, dates, recent)
  const told = toldIn(message).filter((one) => !isRead(one, claims) && !isDanger(one))
  const quotes = new Map(told.map((one) => [one.quote, claimFrom(one)]))
  return [...claims, ...[...quotes.values()].slice(0, MOST_QUOTES)]
}
