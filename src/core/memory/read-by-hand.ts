import { attributeOf } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import { endedBy } from './contradicted.ts'
import { correctedClaim } from './corrections/correct-last.ts'
import { extractFacts } from './extract-facts.ts'
import { plainWords } from './plain-words.ts'
import { withDateAgain, withoutDate } from './resolved-date.ts'
import type { Worded } from './sentence.ts'
import { sameThing } from './slots.ts'

/** What people write as the correction of a fact shown to them: a value, a sentence, or that it isn't true. */
export type ByHand = { kind: 'values'; values: string[] } | { kind: 'over' } | { kind: 'unclear' }

const OVER =
  /^(?:no|nope|none|nothing|never|wrong|false|not (?:true|right|any ?more)|no longer|(?:this|that|it) (?:is|was) (?:not (?:true|right|correct)|wrong)|nein|keine?|non|não|nada|ningun[oa]|aucune?|nenhum[a]?)$/iu
const DENIES = /(?<!\p{L})(?:not|no longer|never|no|none)(?!\p{L})/iu
const SENTENCE =
  /^(?:(?:I|we|he|she|they|it|you|this|that|there|(?:no |não )?(?:yo|soy|estoy|vivo|tengo|ich|je|eu|sou|estou|moro|tenho))(?!\p{L})|j'|(?:my|our|his|her|their|your|mi|mein|meine|mon|ma|meu|minha) (?:\p{L}{1,20} ){1,3}(?:is|are|was|has|es|ist|heißt|est|é)(?!\p{L}))/iu
/** Attributes whose values may be whole sentences: what is written stands as it is. */
const KEPT_AS_WRITTEN = new Set(
  'note,own words,goal,long-term goal,challenge,trait,preferred topic,topic to avoid,sensitive topic,communication style,preferred tone,response length,motivational style,work situation'.split(
    ',',
  ),
)

/** `She lives in Milan`, of the person's sister. */
const aboutSubject = (text: string, subject: string): string =>
  subject === '' ? text : text.replace(/^(?:he|she|they|it)(?= )/i, `My ${subject}`)

const known = (fact: Worded): Claim => ({ ...fact, holds: true, ends: null, quote: '', confidence: 1 })

function deniesThis(fact: Worded, text: string): boolean {
  const about = new Set(
    `${fact.value} ${fact.attribute} ${attributeOf(fact.attribute).asks}`.toLowerCase().split(/\W+/),
  )
  const words = plainWords(text).toLowerCase().split(/\W+/)
  return DENIES.test(plainWords(text)) && words.some((word) => word.length > 2 && about.has(word))
}

function fromClaims(fact: Worded, claims: readonly Claim[]): ByHand | null {
  const same = claims.filter(({ subject, attribute }) => subject === fact.subject && attribute === fact.attribute)
  const values = same.filter(({ holds, value }) => holds && value !== '').map(({ value }) => value)
  if (values.length > 0) return { kind: 'values', values }
  const isOver =
    same.some(({ holds, value }) => !holds && (value === '' || sameThing(value, fact.value))) ||
    claims.some((claim) => endedBy(claim, 0, [{ ...fact, id: 0, validFrom: 0 }]).length > 0) ||
    claims.some(({ attribute, ends }) => attribute === '' && ends !== null && sameThing(ends, fact.value))
  return isOver ? { kind: 'over' } : null
}

export function readByHand(fact: Worded, text: string, dates: DateReader): ByHand {
  const written = { ...fact, value: text.trim() }
  const said = withoutDate(written).replace(/[.!\s]{1,5}$/, '')
  if (OVER.test(plainWords(said))) return { kind: 'over' }
  const asItIs: ByHand = { kind: 'values', values: [withDateAgain(written, dates)] }
  if (KEPT_AS_WRITTEN.has(fact.attribute)) return asItIs
  const sentence = aboutSubject(said, fact.subject)
  const found = fromClaims(fact, extractFacts(sentence, dates))
  if (found) return found
  // `Denver` and `his name is Rex` are read like `I meant Denver`.
  const corrected =
    correctedClaim(said, [known(fact)], dates) ?? correctedClaim(`I meant ${said}`, [known(fact)], dates)
  if (corrected) return { kind: 'values', values: [corrected.value] }
  if (!SENTENCE.test(said)) return asItIs
  return deniesThis(fact, said) ? { kind: 'over' } : { kind: 'unclear' }
}
