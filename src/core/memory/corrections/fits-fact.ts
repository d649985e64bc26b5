import { ENGLISH_CALENDAR, ENGLISH_MONTHS, isMonth, isWeekday, numberNamed } from '../../time/calendar-words.ts'
import { OWN_WORDS } from '../attributes.ts'
import type { Claim } from '../claim.ts'
import { EVERYDAY_WORDS } from '../everyday-words.ts'
import { GIVEN_NAMES, isGivenName, WORDS_AND_NAMES } from '../given-names.ts'
import { RESOLVED_DATE } from '../resolved-date.ts'
import { sameThing } from '../slots.ts'
import type { Correction } from './correction-forms.ts'
import { IS_GERMAN } from './languages/de.ts'
import { inAnyLanguage } from './languages/in-any-language.ts'

/** Whether a correction can be meant for a fact: a day for a day, a name for a name. A doubt leaves the fact alone. */

const WEEKDAY = new RegExp(`\\b(?:${ENGLISH_CALENDAR.weekdays.join('|')})\\b`, 'i')
const DATE = new RegExp(`\\b(?:${ENGLISH_MONTHS.join('|')}) \\d{1,2}(?:st|nd|rd|th)?\\b`, 'i')
const TOMORROW = /\btomorrow\b/i
export const DAY = new RegExp(`${WEEKDAY.source}|${DATE.source}|${TOMORROW.source}`, 'i')

const SPELLED = ['one', ...ENGLISH_CALENDAR.numbers].join('|')
export const NUMBER = new RegExp(`\\d[\\d.,:]{0,9}(?: ?(?:am|pm))?|\\b(?:${SPELLED})\\b`, 'i')
const WHOLE_NUMBER = /^[$€£]?(\d[\d.,:]{0,9}|\p{L}{2,6}) ?(\p{L}[\p{L} ]{0,15})?$/u

const CAPITALISED = /^\p{Lu}[\p{L}\d'’.&-]{0,40}$/u
const IN_NAMES = new RegExp(`^(?:${inAnyLanguage('insideNames')})$`, 'u')
const THING = /^(?:an? )?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,3}$/u
const COLOUR = new RegExp(`^(?:${inAnyLanguage('colours')})$`, 'i')
const NO_NAME = new RegExp(`^(?:${inAnyLanguage('noName')})(?!\\p{L})`, 'iu')
const NO_PLACE = new RegExp(`^(?:${inAnyLanguage('noPlace')})(?!\\p{L})`, 'iu')

const HEALTH = new Set(['allergy', 'medication', 'health', 'avoided food', 'diet', 'weight'])
const PLACES = new Set(['home', 'origin', 'employer', 'school'])
/** In the person's own words, of which a correction replaces a name. */
const SENTENCES = new Set(['plan', 'event', 'habit', 'goal', 'note'])
const NAME_INSIDE = /(?<= )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu
const PERSON_IN = / called |\(your [^()]*\)$/

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** `New York`, `the Bronx`, `Rio de Janeiro`. */
function isCapitalised(value: string): boolean {
  const words = value.split(/,? /)
  return CAPITALISED.test(words.at(-1) ?? '') && words.every((word) => CAPITALISED.test(word) || IN_NAMES.test(word))
}
const isName = (value: string): boolean =>
  isCapitalised(value) && !NO_NAME.test(value) && !wordsIn(value).some((word) => isMonth(word) || isWeekday(word))

/** The only name in `are moving to Leeds`. */
export function nameInside({ attribute, value }: Claim): string | null {
  const names = SENTENCES.has(attribute)
    ? (value.replace(RESOLVED_DATE, '').match(NAME_INSIDE) ?? []).filter(isName)
    : []
  return names.length === 1 ? (names[0] ?? null) : null
}

const isHealth = ({ attribute }: Claim): boolean => HEALTH.has(attribute)

const NEVER_OVER = new Set('name,age,birthday,pronouns,origin,family,children,language,qualification,event'.split(','))
/** Whether a mere `not anymore` ends it, which may answer something else. */
export const canBeOver = (claim: Claim): boolean => !isHealth(claim) && !NEVER_OVER.has(claim.attribute)

/** A fact that names a person or an animal. */
const isNamed = ({ attribute, value }: Claim): boolean =>
  PERSON_IN.test(value) || /name|boss|manager|doctor|therapist|dentist|teacher|coach/.test(attribute)

/** A name in lower case. */
const isUncommon = (value: string): boolean =>
  /^\p{Ll}[\p{L}-]+$/u.test(value) && !EVERYDAY_WORDS.has(value) && !isMonth(value) && !isWeekday(value)

const dayKind = (text: string): string | null =>
  WEEKDAY.test(text) || TOMORROW.test(text) ? 'weekday' : DATE.test(text) ? 'date' : null
const isOnlyDay = (value: string): boolean => value.replace(DAY, '').trim() === ''

const numeric = (text: string): number =>
  numberNamed(text.toLowerCase()) ?? (text === 'one' ? 1 : Number.parseFloat(text.replace(/[.,](?=\d{3})/g, '')))
const MOST_TIMES = 3
const SMALL = 12
function isSimilarNumber(value: string, old: string): boolean {
  const [, number = '', unit = ''] = WHOLE_NUMBER.exec(value) ?? []
  const [by, from] = [numeric(number), numeric(NUMBER.exec(old)?.[0] ?? '')]
  if (Number.isNaN(by) || Number.isNaN(from)) return false
  const isNear = Math.max(by, from) <= SMALL || Math.max(by / from, from / by) <= MOST_TIMES
  return isNear && wordsIn(unit).every((word) => old.toLowerCase().includes(word))
}

/** `it's Brooklyn` and `no, Brooklyn`. German capitalises all nouns, so only a given name or `in` tells a place there. */
function fitsPlace(correction: Correction, old: Claim): boolean {
  const { value, isExplicit, isPlace, isNaming, capitalTells } = correction
  if (isNaming || NO_PLACE.test(value)) return false
  if (!isCapitalised(value)) return !/\p{Lu}/u.test(old.value) && isUncommon(value) && (isExplicit || isPlace)
  if (!isName(value)) return false
  return isExplicit || isPlace || (capitalTells && !IS_GERMAN.test(old.quote) && !isGivenName(value.toLowerCase()))
}

function fitsPerson({ value, isExplicit, isNaming, isPlace, capitalTells }: Correction, old: Claim): boolean {
  if (isPlace || value.split(' ').length > 3 || (isNaming && old.attribute === 'name')) return false
  const isKnown = GIVEN_NAMES.has(value.toLowerCase()) || WORDS_AND_NAMES.has(value.toLowerCase())
  if (!isCapitalised(value)) return (isExplicit && isUncommon(value)) || (isKnown && isNaming)
  if (!isName(value)) return false
  return isExplicit || isNaming || isKnown || (capitalTells && !IS_GERMAN.test(old.quote))
}

/** `Actually, it's Durham` after a brother called Andrew: a name is a known one or resembles the one it replaces. */
const isLikeName = (value: string, old: Claim): boolean =>
  GIVEN_NAMES.has(value.toLowerCase()) ||
  wordsIn(old.value).some((word) => word.startsWith(value.slice(0, 2).toLowerCase()))

/** Whether it may as well be a place, which corrects nobody's name. */
export const mayBePlace = (correction: Correction, old: Claim): boolean =>
  isNamed(old) &&
  !correction.isNaming &&
  correction.instead === null &&
  isName(correction.value) &&
  !isLikeName(correction.value, old)

export const isPlaceFact = ({ attribute, value }: Claim): boolean => PLACES.has(attribute) && !DAY.test(value)

const IS_I = /^I['’]/

/**
 * Whether it may correct something that was said along with a person's name but is no fact: `it's Durham`, after `my
 * sister Freya studies in Aberdeen`.
 */
export function mayMeanAnother({ value, isNaming, instead }: Correction, newest: Claim): boolean {
  if (isNaming || instead !== null || !isNamed(newest) || IS_GERMAN.test(newest.quote)) return false
  const isOther = (name: string): boolean =>
    isName(name) && !IS_I.test(name) && !newest.value.includes(name) && !isGivenName(name.toLowerCase())
  return !isGivenName(value.toLowerCase()) && (newest.quote.match(NAME_INSIDE) ?? []).some(isOther)
}

function fitsThing({ value, isExplicit, isNaming, isPlace, capitalTells }: Correction, old: Claim): boolean {
  if (isNaming || isPlace) return false
  if (SENTENCES.has(old.attribute)) return isExplicit && isName(value) && nameInside(old) !== null
  if (COLOUR.test(old.value) && COLOUR.test(value)) return true
  if (isExplicit && (!capitalTells || (THING.test(value) && !/^\p{Lu}/u.test(old.value)))) return true
  if (!isName(value) || !isName(old.value)) return false
  return isExplicit || (capitalTells && !IS_GERMAN.test(old.quote) && !isGivenName(value.toLowerCase()))
}

/** The new value must be capitalised like the one it names as wrong: `not Tom, seriously` corrects nothing. */
function replacesWhatItNames({ value, instead, isExplicit, capitalTells }: Correction, old: Claim): boolean {
  if (!instead || !sameThing(old.value.replace(RESOLVED_DATE, ''), instead)) return false
  if (isHealth(old) && !isExplicit) return false
  return !capitalTells || /^\p{Lu}/u.test(value) === /^\p{Lu}/u.test(instead)
}

/** Facts about health change only if the words can't mean anything else. */
export function fitsFact(correction: Correction, old: Claim): boolean {
  const { value, instead, isExplicit, isNaming } = correction
  if (old.attribute === OWN_WORDS) return false
  if (instead !== null) return replacesWhatItNames(correction, old)
  if (isHealth(old) && !isExplicit) return false
  if (isNamed(old) || isNaming) return isNamed(old) && fitsPerson(correction, old)
  if (PLACES.has(old.attribute) && !DAY.test(old.value)) return fitsPlace(correction, old)
  const known = old.value.replace(RESOLVED_DATE, '')
  const day = dayKind(known)
  if (day !== null) return dayKind(value) === day && isOnlyDay(value)
  if (NUMBER.test(known)) return isSimilarNumber(value, known)
  return fitsThing(correction, { ...old, value: known })
}
