import { screen } from '../safety/screen.ts'
import { FIGURE } from './asserted/doubts.ts'
import { OWN_WORDS } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import { type QuotedFact, quotedFacts } from './classifier/quoted-facts.ts'
import { isRolePlay } from './clauses.ts'
import { correctionIn } from './corrections/correction-forms.ts'
import { extractFacts } from './extract-facts.ts'
import { asksToForget } from './forget-requests.ts'

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
const isDanger = ({ quote }: QuotedFact): boolean => screen(quote) !== null

/** What a request to forget goes on to say: `forget my old job, I work at Ford now`. */
const GOES_ON = /[,;:–—] ?(?!dass |que |qu'|that |was |wo |wie |wer )/iu
function isToBeForgotten({ quote, value, holds }: Claim): boolean {
  const rest = quote.search(GOES_ON)
  return holds && asksToForget(quote) && !(rest > 0 && quote.slice(rest).includes(value))
}

/** `angenommen ich heiße Klaus`: what follows is made up. */
const SUPPOSES =
  /^(?:(?:and|so|but|und|y|et|e|mal) )?(?:suppose|supposing|let['’]?s say|imagine|pretend|what if|angenommen|nehmen wir an|stell dir vor|gesetzt den fall|supongamos|sup[oó]n|imagina(?:te)?|imag[ií]nate|pongamos|supposons|admettons|imagin(?:e|ons)|mettons|vamos supor|suponha|suponhamos|fa[zç] de conta|digamos)(?!\p{L})/iu
const ASKS =
  /^(?:(?:and|so|but|und|y|et|e) )?(?:(?:am|do|have|was|did) i|\p{L}{2,12} ich|\p{L}{2,12}-je|est-ce que|soy yo|sou eu|ser[aá] que|seré)(?!\p{L})/iu

/** A question, something supposed, or a figure of speech. */
const isUnstated = ({ sentence }: QuotedFact, message: string): boolean => {
  const after = message.slice(message.indexOf(sentence) + sentence.length).trimStart()
  return SUPPOSES.test(sentence) || FIGURE.test(sentence) || (after.startsWith('?') && ASKS.test(sentence))
}

/** A request to forget something is never kept: neither as the quote nor beside it. */
const withoutRequest = (quoted: QuotedFact): QuotedFact =>
  asksToForget(quoted.quote) ? { ...quoted, quote: quoted.sentence } : quoted

/**
 * The facts that a message states: found and worded by rules; where these find nothing, found by the classifier and
 * quoted. `recent`: see `extractFacts`.
 */
export function findFacts(message: string, dates: DateReader, recent: readonly Claim[] = []): Claim[] {
  if (isRolePlay(message)) return []
  const claims = extractFacts(message, dates, recent).filter((claim) => !isToBeForgotten(claim))
  const quoted = quotedFacts(message)
    .map(withoutRequest)
    .filter(
      (one) =>
        !asksToForget(one.quote) &&
        correctionIn(one.quote) === null &&
        !isUnstated(one, message) &&
        !isRead(one, claims) &&
        !isDanger(one),
    )
  const quotes = new Map(quoted.map((one) => [one.quote, claimFrom(one)]))
  return [...claims, ...[...quotes.values()].slice(0, MOST_QUOTES)]
}
