import type { Claim, DateReader } from './claim.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { correctedClaim, placedClaim } from './corrections/correct-last.ts'
import { LANGUAGE_READERS } from './languages/readers.ts'
import { asPerson } from './other-people.ts'
import { BODY_RULES } from './rules/body.ts'
import { GOAL_RULES } from './rules/goals.ts'
import { HOME_RULES } from './rules/home.ts'
import { LEARNING_RULES } from './rules/learning.ts'
import { OWN_RULES } from './rules/own.ts'
import { mentionsIn, PEOPLE_RULES } from './rules/people.ts'
import type { Found, Rule } from './rules/rule.ts'
import { TASTE_RULES } from './rules/taste.ts'
import { WORK_RULES } from './rules/work.ts'
import { plainValue } from './slots.ts'

/** In order of priority: a clause belongs to the first group of rules that finds something in it. */
const FAMILIES: readonly (readonly Rule[])[] = [
  PEOPLE_RULES,
  BODY_RULES,
  HOME_RULES,
  WORK_RULES,
  LEARNING_RULES,
  TASTE_RULES,
  OWN_RULES,
  GOAL_RULES,
]
/** The regular expressions of the rules, to be compiled one at a time. */
export const FACT_PATTERNS: readonly RegExp[] = FAMILIES.flatMap((rules) => rules.map(({ pattern }) => pattern))

const USUAL_CONFIDENCE = 8
const MOST_CLAIMS = 12
/** Without any of these, no rule can match. */
const WORTH_A_LOOK =
  /(?<![\p{L}])(?:i|i['’]\p{L}{1,40}|im|my|we|we['’]\p{L}{1,40}|our|call me|mom|mum|dad|the|every|they|it|it['’]s|no|actually|home|died|passed away|love|hate|been|got|moved|working|living|studying|learning|training|saving|teaching|dating|trying|raised|grew|engaged|pregnant|obsessed|fan of|goals?|diagnosed|rescued|adopted|retired|graduated|switched|originally|single|on|turned|allergic|started|sold|finished|dropped|ditched|quit|cancell?ed|work (?:at|for|as)|live (?:in|near)|name['’]?s)(?![\p{L}])/iu

const listed = (found: Found | Found[] | null): Found[] =>
  found === null ? [] : Array.isArray(found) ? found : [found]

function foundIn(text: string, dates: DateReader): Found[] {
  for (const rules of FAMILIES) {
    for (const rule of rules) {
      const match = rule.pattern.exec(text)
      const found = match ? listed(rule.find(match, dates)) : []
      if (found.length > 0) return found
    }
  }
  return []
}

const isSameThing = (one: Found, other: Found): boolean =>
  one.attribute === other.attribute && plainValue(one.value) === plainValue(other.value)

const claimFrom = (subject: string, found: Found, quote: string): Claim => ({
  subject,
  holds: true,
  ends: null,
  confidence: USUAL_CONFIDENCE,
  ...found,
  quote,
})

function claimsOf({ text, quote }: Clause, dates: DateReader): Claim[] {
  const other = asPerson(text)
  const ofOther = other
    ? foundIn(other.text, dates).filter(({ attribute }) => attribute !== 'name' && attribute !== '')
    : []
  const own = ofOther.length > 0 ? [] : foundIn(text, dates)
  const mentioned = mentionsIn(text).filter((one) => !own.some((found) => isSameThing(found, one)))
  return [
    ...[...mentioned, ...own].map((found) => claimFrom('', found, quote)),
    ...ofOther.map((found) => claimFrom(other?.subject ?? '', found, quote)),
  ]
}

/** Of the language with the most matches, as some languages share words. */
const foreignClaims = (message: string): Claim[] =>
  LANGUAGE_READERS.filter((reader) => reader.mayTell(message))
    .map((reader) => reader.statedIn(message).map((found) => claimFrom(found.subject, found, found.quote)))
    .reduce((best, claims) => (claims.length > best.length ? claims : best), [])

function englishClaims(message: string, dates: DateReader, last: Claim | null): Claim[] {
  if (!WORTH_A_LOOK.test(message)) return []
  const claims: Claim[] = []
  for (const clause of clausesOf(message)) {
    const found = claimsOf(clause, dates)
    const placed = found.length === 0 ? placedClaim(clause, claims.at(-1) ?? last) : null
    claims.push(...found, ...(placed ? [placed] : []))
    if (claims.length >= MOST_CLAIMS) break
  }
  return claims
}

/** `My favorite color is green. Actually, no, blue.`: a sentence corrects what the one before it said. */
function correctedWithin(message: string, claims: readonly Claim[], dates: DateReader): Claim[] {
  const sentences = sentencesOf(message)
  return claims.map((claim) => {
    const next = sentences[sentences.indexOf(claim.quote) + 1]
    const isLast = claims.findLast(({ quote }) => quote === claim.quote) === claim
    const corrected = next && isLast ? correctedClaim(next, [claim], dates) : null
    return corrected?.holds ? { ...corrected, ends: claim.ends } : claim
  })
}

/** Found by rules, in order. `recent`: earlier claims, newest first, which an `actually, it is…` may correct. */
export function extractFacts(message: string, dates: DateReader, recent: readonly Claim[] = []): Claim[] {
  const claims = [...englishClaims(message, dates, recent[0] ?? null), ...foreignClaims(message)]
  const corrected = claims.every(({ value }) => value === '') ? correctedClaim(message, recent, dates) : null
  // Only facts whose words appear verbatim in the message are kept.
  return [...correctedWithin(message, claims, dates), ...(corrected ? [corrected] : [])]
    .filter(({ quote }) => quote !== '' && message.includes(quote))
    .slice(0, MOST_CLAIMS)
}
