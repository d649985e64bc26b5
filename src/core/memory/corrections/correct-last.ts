import { numberInEnglish } from '../../time/calendar-words.ts'
import { attributeOf } from '../attributes.ts'
import type { Claim, DateReader } from '../claim.ts'
import type { Clause } from '../clauses.ts'
import { asName } from '../given-names.ts'
import { PLACES as KNOWN_PLACES } from '../languages/places.ts'
import { RESOLVED_DATE } from '../resolved-date.ts'
import { phraseOf } from '../rules/values.ts'
import { plainValue } from '../slots.ts'
import { type Correction, correctionIn } from './correction-forms.ts'
import { canBeOver, DAY, fitsFact, isPlaceFact, mayBePlace, mayMeanAnother, NUMBER, nameInside } from './fits-fact.ts'
import { inAnyLanguage } from './languages/in-any-language.ts'

/** Corrections of an earlier statement: `Actually, it's Brooklyn`, `not anymore`, `no wait, peanuts`. */

const LONGEST = 90
const OVER = new RegExp(
  `^(?:(?:well|actually|no|nope|sadly|oh)[, ]{1,2}){0,3}(?:${inAnyLanguage('over')})(?!\\p{L})(?:[,.!].{0,30})?$`,
  'iu',
)
const CALLED = ' called '
const NAMES = new Set(['name', 'home', 'origin'])
const ARTICLE = /^an? (?=\p{Lu})/u

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The old value with the corrected part replaced: `a dog called Rex`, `three kids`, `Tuesday (Tue, Nov 24, 2026)`. */
function replacedIn(claim: Claim, value: string, dates: DateReader): string {
  const { attribute, value: old } = claim
  if (DAY.test(old)) {
    const when = RESOLVED_DATE.test(old) ? dates(value) : null
    return old.replace(RESOLVED_DATE, '').replace(DAY, value) + (when ? ` (${when})` : '')
  }
  const number = numberInEnglish(value) ?? NUMBER.exec(uncapitalised(value))?.[0]
  if (number && NUMBER.test(old)) return old.replace(NUMBER, number)
  const name = nameInside(claim)
  if (name) return old.replace(name, value)
  const called = old.indexOf(CALLED)
  if (called > 0) return old.slice(0, called) + CALLED + asName(value)
  const whose = /\((?:your) [^()]*\)$/.exec(old)?.[0]
  if (whose) return `${asName(value)} ${whose}`
  if (NAMES.has(attribute)) return asName(value.replace(ARTICLE, ''))
  return ARTICLE.test(value) ? value : (ARTICLE.exec(old)?.[0] ?? '') + value
}

/** `the 4th of July` and `not July, June`: only what it names as wrong. A value with a resolved date is resolved again. */
function partReplaced({ value, instead }: Correction, old: string): string | null {
  const isPart = instead !== null && old !== instead && old.includes(instead) && !RESOLVED_DATE.test(old)
  return isPart ? old.replace(instead, () => value) : null
}

function correctedBy(correction: Correction, old: Claim, quote: string, dates: DateReader): Claim | null {
  const { value } = correction
  if (plainValue(old.value) === plainValue(value)) return null
  const ends = attributeOf(old.attribute).isSingle ? null : old.value
  return {
    ...old,
    value: partReplaced(correction, old.value) ?? replacedIn(old, value, dates),
    holds: true,
    ends,
    quote,
  }
}

/** A capitalised word more likely corrects these names than a place: one's own and those of one's animals. */
const OWN_NAMES = new Set(['name', 'pet'])
/** Whether it is a well-known place, or also fits a fact about a place. */
const isNoName = ({ value }: Correction, fitting: readonly Claim[]): boolean =>
  KNOWN_PLACES.has(value) || fitting.some(isPlaceFact)
const mayBeName = (correction: Correction, claim: Claim, fitting: readonly Claim[]): boolean =>
  !mayBePlace(correction, claim) || (OWN_NAMES.has(claim.attribute) && !isNoName(correction, fitting))

/** `recent`: newest first. Null unless it is short, has the form of a correction and fits one of these facts. */
export function correctedClaim(message: string, recent: readonly Claim[], dates: DateReader): Claim | null {
  const said = message
    .trim()
    .replace(/[.!…\s]{1,5}$/, '')
    .replace(/’/g, "'")
  if (said.length > LONGEST || said.includes('?') || said.includes('\n')) return null
  const holding = recent.filter(({ holds, value }) => holds && value !== '')
  const quote = message.trim()
  const [newest] = holding
  if (newest && OVER.test(said)) return canBeOver(newest) ? { ...newest, holds: false, ends: null, quote } : null
  const correction = correctionIn(said)
  if (!correction || (newest && mayMeanAnother(correction, newest))) return null
  const fitting = holding.filter((claim) => fitsFact(correction, claim))
  const old = fitting.find((claim) => mayBeName(correction, claim, fitting))
  const isDoubtful = old !== fitting[0] && !KNOWN_PLACES.has(correction.value)
  return old && !isDoubtful ? correctedBy(correction, old, quote, dates) : null
}

const THERE_NOW = /^(?:I|we) (?:am|are) (?:(?:now|living|working|based|over) )*(?:in|at|with) (\p{Lu}.*)/u
const PLACED = new Set(['home', 'employer', 'school'])

/** `I used to live in Boston, now I am in Denver`: the current home, stated after the former one. */
export function placedClaim(clause: Clause, last: Claim | null): Claim | null {
  if (last === null || last.holds || !PLACED.has(last.attribute)) return null
  const value = phraseOf(THERE_NOW.exec(clause.text)?.[1], 5)
  return value === null ? null : { ...last, value, holds: true, ends: null, quote: clause.quote }
}
