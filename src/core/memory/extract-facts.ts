import { FIGURE } from './asserted/doubts.ts'
import { attributeOf } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import { type Clause, clausesOf, DICTATED, isRolePlay, sentencesOf } from './clauses.ts'
import { correctedClaim, placedClaim } from './corrections/correct-last.ts'
import { selfCorrected, withoutLead } from './corrections/correction-forms.ts'
import { correctsOneOf, meantBefore, restated, withNounOfBefore } from './corrections/restated.ts'
import { LANGUAGE_READERS } from './languages/readers.ts'
import { asPerson } from './other-people.ts'
import { lastMentioned, withName, withNoun, withPet } from './pronouns.ts'
import { BODY_RULES } from './rules/body.ts'
import { GOAL_RULES } from './rules/goals.ts'
import { HOME_RULES } from './rules/home.ts'
import { ailmentsOf } from './rules/illness.ts'
import { LEARNING_RULES } from './rules/learning.ts'
import { pastimesOf } from './rules/leisure.ts'
import { MEDICINE_STOPPED_RULE } from './rules/medicine-stopped.ts'
import { mentionsIn } from './rules/mentions.ts'
import { OWN_RULES } from './rules/own.ts'
import { FRIEND, PEOPLE_RULES } from './rules/people.ts'
import { PET_GONE_RULE } from './rules/pets-gone.ts'
import { rootsOf } from './rules/roots.ts'
import type { Found, Rule } from './rules/rule.ts'
import { TASTE_RULES } from './rules/taste.ts'
import { tastesOf } from './rules/tastes-in-passing.ts'
import { tradesOf } from './rules/trades.ts'
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
  [PET_GONE_RULE, MEDICINE_STOPPED_RULE],
]
/** The regular expressions of the rules, to be compiled one at a time. */
export const FACT_PATTERNS: readonly RegExp[] = FAMILIES.flatMap((rules) => rules.map(({ pattern }) => pattern))

const USUAL_CONFIDENCE = 8
const MOST_CLAIMS = 12
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
  one.attribute === other.attribute &&
  (plainValue(one.value) === plainValue(other.value) || attributeOf(one.attribute).isSingle)

/** `we lost our old lab Bruno` mentions no dog that they have. */
const isLost = ({ value, ends }: Found, { value: named }: Found): boolean =>
  value === '' && !!ends && plainValue(named).endsWith(plainValue(ends))

/** Facts that word lists find anywhere in a clause, besides those that the rules found. */
const inPassing = (text: string, found: readonly Found[]): Found[] =>
  [tradesOf, rootsOf, ailmentsOf, pastimesOf, tastesOf]
    .flatMap((reader) => reader(text))
    .filter((one) => !found.some((other) => isSameThing(one, other) || hasWords(other, one)))
const hasWords = (one: Found, other: Found): boolean =>
  plainValue(one.value).includes(plainValue(other.value)) || (one.attribute === 'habit' && other.attribute === 'hobby')

const claimFrom = (subject: string, found: Found, quote: string): Claim => ({
  subject,
  holds: true,
  ends: null,
  confidence: USUAL_CONFIDENCE,
  ...found,
  quote,
})

/** `I think I have an eating disorder`. */
const UNSURE = /\b(?:think|suspect|believe|reckon|feel like)\b/i
const isSure = (quote: string, { attribute, value, subject }: Claim): boolean =>
  !(attribute === 'health' && UNSURE.test(quote)) && !(attribute === 'age' && subject === '' && !/years/.test(value))

function claimsOf({ text, quote }: Clause, dates: DateReader): Claim[] {
  const other = asPerson(text)
  const ofOther = other
    ? foundIn(other.text, dates).filter(({ attribute }) => attribute !== 'name' && attribute !== '')
    : []
  const told = ofOther.length > 0 ? [] : foundIn(text, dates)
  const own = other ? told : [...told, ...inPassing(text, told)]
  const mentioned = mentionsIn(text).filter(
    (one) => !own.some((found) => isSameThing(found, one) || isLost(found, one)),
  )
  return [
    ...[...mentioned, ...own].map((found) => claimFrom('', found, quote)),
    ...ofOther.map((found) => claimFrom(other?.subject ?? '', found, quote)),
  ]
}

/** Of the language with the most matches, as some languages share words. */
const foreignClaims = (message: string): Claim[] =>
  LANGUAGE_READERS.filter((reader) => reader.mayTell(message))
    .map((reader) => reader.statedIn(message).map((found) => claimFrom(found.subject, found, found.quote)))
    .map((claims) => claims.filter(({ attribute, quote }) => attribute !== 'relationship' || !FIGURE.test(quote)))
    .reduce((best, claims) => (claims.length > best.length ? claims : best), [])

/** What corrects something that was said of someone before. */
const foreignCorrections = (message: string, recent: readonly Claim[]): Claim[] =>
  LANGUAGE_READERS.flatMap((reader) => {
    const said = withNounOfBefore(message, recent, reader)
    return said === null ? [] : reader.statedIn(said).map((found) => claimFrom(found.subject, found, message.trim()))
  }).filter((claim) => claim.subject !== '' && correctsOneOf(claim, recent))

const PERSON = new RegExp(`^(?:${FRIEND})$`, 'iu')
const isKin = ({ attribute }: Claim): boolean =>
  ['children', 'family', 'pet', 'partner'].includes(attribute) || PERSON.test(attribute)

function englishClaims(message: string, dates: DateReader, recent: readonly Claim[]): Claim[] {
  const claims: Claim[] = []
  const meant = meantBefore(message, recent)
  let someone = meant
  let before = ''
  for (const said of clausesOf(message)) {
    const clause: Clause = { ...said, text: withNoun(withName(withPet(said.text, before), before), someone) }
    const isOfBefore = clause.text !== said.text && before === '' && meant !== null
    before = clause.text
    someone = lastMentioned(clause.text) ?? someone
    const isContinued = clause.text !== said.text && !/^(?:I|we) /i.test(clause.text)
    const found = claimsOf(clause, dates).filter(
      (claim) =>
        isSure(claim.quote, claim) &&
        (!isContinued || claim.subject !== '' || isKin(claim)) &&
        (!isOfBefore || correctsOneOf(claim, recent)),
    )
    const placed = found.length === 0 ? placedClaim(clause, claims.at(-1) ?? recent[0] ?? null) : null
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

/** `I was born in 1984, sorry, 1985`: what a sentence says before it corrects itself, and the correction. */
function correctedAtOnce(message: string, read: (said: string) => Claim[], dates: DateReader): Claim[] {
  const turns = sentencesOf(message).flatMap((sentence) => {
    const turn = selfCorrected(sentence)
    return turn ? [{ sentence, ...turn }] : []
  })
  const claims = read(turns.reduce((text, { sentence, said }) => text.replace(sentence, () => `${said}\n`), message))
  return claims.map((claim) => {
    const turn = turns.find(({ said }) => said.endsWith(claim.quote))
    if (!turn || claims.findLast(({ quote }) => quote === claim.quote) !== claim) return claim
    const { correction, sentence } = turn
    const corrected =
      correctedClaim(correction, [claim], dates) ?? correctedClaim(`I meant ${withoutLead(correction)}`, [claim], dates)
    return corrected?.holds ? { ...corrected, ends: claim.ends, quote: sentence } : { ...claim, quote: sentence }
  })
}

/** False for a claim about others, which only keeps other rules from reading its clause. */
const tells = ({ attribute, ends }: Claim): boolean => attribute !== '' || ends !== null

/** Found by rules, in order. `recent`: earlier claims, newest first, which an `actually, it is…` may correct. */
export function extractFacts(message: string, dates: DateReader, recent: readonly Claim[] = []): Claim[] {
  if (isRolePlay(message)) return []
  const read = (said: string): Claim[] => [
    ...englishClaims(said, dates, recent),
    ...(DICTATED.test(said) ? [] : [...foreignClaims(said), ...foreignCorrections(said, recent)]),
  ]
  const claims = restated(message, correctedAtOnce(message, read, dates), recent)
  const corrected = claims.every(({ value }) => value === '') ? correctedClaim(message, recent, dates) : null
  // Only facts whose words appear verbatim in the message are kept.
  return [...correctedWithin(message, claims, dates), ...(corrected ? [corrected] : [])]
    .filter((claim) => tells(claim) && claim.quote !== '' && message.includes(claim.quote))
    .slice(0, MOST_CLAIMS)
}
