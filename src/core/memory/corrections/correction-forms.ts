import { numberNamed } from '../../time/calendar-words.ts'
import { phraseOf } from '../rules/values.ts'
import { GERMAN } from './languages/de.ts'
import { inAnyLanguage } from './languages/in-any-language.ts'

/** How people correct themselves: `no, Brooklyn`, `it's actually Brooklyn`, `not Queens, Brooklyn`, `*Brooklyn`. */
export interface Correction {
  value: string
  /** What it names as wrong. */
  instead: string | null
  /** It can't mean anything else: `I meant`, `typo`. A mere `no` or `sorry` often begins something unrelated. */
  isExplicit: boolean
  /** `his name is`, `he's called`. */
  isNaming: boolean
  /** `in`, `at`. */
  isPlace: boolean
  /** False at the start of a sentence, and in German. */
  capitalTells: boolean
}

const EXPLICIT = inAnyLanguage('explicit')
const ACTUALLY = inAnyLanguage('actually')
const ANY_LEAD = `${EXPLICIT}|${ACTUALLY}|${inAnyLanguage('doubtful')}`
const LEADS = new RegExp(`^(?:(?:${ANY_LEAD})[,.:!… ]{1,4}){1,4}`, 'iu')
/** `I live in Queens, sorry, Brooklyn`. */
const TURN = new RegExp(`[,;–—] ?(?=(?:${ANY_LEAD})(?!\\p{L}))`, 'giu')
const ONLY_LEAD = new RegExp(`^(?:${ANY_LEAD})$`, 'iu')
const IS_EXPLICIT = new RegExp(`(?<!\\p{L})(?:${EXPLICIT})(?!\\p{L})`, 'iu')
const GERMAN_LEAD = new RegExp(`(?<!\\p{L})(?:${GERMAN.doubtful}|${GERMAN.actually})(?!\\p{L})`, 'iu')
const PAUSE = /[,.:!…]/
const SENTENCE_END = /[.!…]\s*$/

const LONGEST = 60

const NAMING = inAnyLanguage('naming')
const PLACE = inAnyLanguage('place')
const LINKS = new RegExp(`^(?:(?:${NAMING}|${inAnyLanguage('is')}|${ACTUALLY}|${PLACE})\\s){1,4}`, 'iu')
const IS_NAMING = new RegExp(`(?<!\\p{L})(?:${NAMING})(?!\\p{L})`, 'iu')
const MEANT = /(?<!\p{L})i meant?\s/iu
const IS_ACTUALLY = new RegExp(`(?<!\\p{L})(?:${ACTUALLY}|really)(?!\\p{L})`, 'iu')
const IS_PLACE = new RegExp(`(?:^|(?<!\\bi)\\s)(?:${PLACE})\\s$`, 'iu')

const STARRED = /^\*(\p{L}[\p{L} '-]{1,40})$/u
const NOT_THAT = /^(?:it'?s )?not (.{2,40}?)(?:,| but) (?:but |it'?s |i meant? )?(.{2,40})$/iu
const THAT_NOT = /^(.{2,40}?), not (.{2,40})$/iu
const AFTERWARDS = new RegExp(`^(.{1,40}?),? (i meant?|${ACTUALLY})$`, 'iu')

const CLAUSE = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage('clause')})(?!\\p{L})|'(?:s|m|re|ll|ve|d|t)(?!\\p{L})`, 'iu')
const NO_VALUE = new RegExp(`^(?:${inAnyLanguage('noValue')})(?!\\p{L})`, 'iu')

/** Null if there is more than a value, such as a time: `No, pizza tonight` is no correction. */
function correctedTo(said: string): string | null {
  const text = said.replace(/[.!…\s]{1,5}$/, '')
  const value = phraseOf(text, 4)
  return value !== text || NO_VALUE.test(value) || CLAUSE.test(value) ? null : value
}

interface Form {
  text: string
  instead: string | null
  isExplicit: boolean
  isFirst: boolean
  /** It is a correction even without a `no` before it. */
  isMarked: boolean
}

const PLAIN = { instead: null, isExplicit: false, isFirst: false, isMarked: false }
const MARKED = { ...PLAIN, isMarked: true }

/** The part of the rest that is the value. */
function formOf(rest: string): Form {
  const [, starred] = STARRED.exec(rest) ?? []
  if (starred) return { ...MARKED, text: starred }
  const [, old, by] = NOT_THAT.exec(rest) ?? []
  if (old && by) return { ...MARKED, text: by, instead: old }
  const [, before, not] = THAT_NOT.exec(rest) ?? []
  if (before && not) return { ...MARKED, text: before, instead: not, isFirst: true }
  const [, said, after] = AFTERWARDS.exec(rest) ?? []
  if (said && after) return { ...MARKED, text: said, isExplicit: /meant/i.test(after), isFirst: true }
  return { ...PLAIN, text: rest }
}

const isNumber = (value: string): boolean => /^[\d$€£]/.test(value) || numberNamed(value.toLowerCase()) !== undefined
/** `No sugar either` has no pause; `sorry 950` and `eigentlich Blau` need none. */
const isCutOff = (lead: string, value: string): boolean =>
  PAUSE.test(lead) || IS_ACTUALLY.test(lead) || (lead !== '' && isNumber(value))

/** Null if the message isn't one. */
export function correctionIn(said: string): Correction | null {
  const lead = LEADS.exec(said)?.[0] ?? ''
  const form = formOf(said.slice(lead.length))
  const links = LINKS.exec(form.text)?.[0] ?? ''
  const value = correctedTo(form.text.slice(links.length))
  if (value === null) return null
  const isExplicit = form.isExplicit || IS_EXPLICIT.test(lead) || MEANT.test(links)
  const isNaming = IS_NAMING.test(links)
  const isMarked = form.isMarked || isExplicit || isNaming || IS_ACTUALLY.test(links)
  if (!isMarked && !(links === '' ? isCutOff(lead, value) : lead !== '')) return null
  const isCapitalised = GERMAN_LEAD.test(lead) || (links === '' && (form.isFirst || SENTENCE_END.test(lead)))
  return {
    value,
    instead: form.instead,
    isExplicit,
    isNaming,
    isPlace: IS_PLACE.test(links),
    capitalTells: !isCapitalised,
  }
}

export const beginsAsCorrection = (message: string): boolean => LEADS.test(message.trim())

export interface SelfCorrected {
  said: string
  /** Empty if nothing follows the `sorry`. */
  correction: string
}

/** A name at the end that the sentence denies: `Karin, nicht Katrin`, `en Sevilla, no en Cádiz`. */
const NOT_THE_NAME =
  /, (?:and |y |et |e |und )?(?:not|nicht|no|pas|não) (?:(?:in|at|en|em|à|bei) )?(\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})?)[.!…\s]{0,5}$/u
/** `nicht Katrin, sondern Karin`. */
const NOT_BUT = /(?<!\p{L})nicht (?:in |bei )?(\p{Lu}[\p{L}'’-]{1,40}), sondern /u
export const deniedName = (sentence: string): string | null =>
  (NOT_THE_NAME.exec(sentence) ?? NOT_BUT.exec(sentence))?.[1] ?? null

/** A sentence that corrects itself at its end. */
export function selfCorrected(sentence: string): SelfCorrected | null {
  const denied = NOT_THE_NAME.exec(sentence)
  if (denied) return { said: sentence.slice(0, denied.index), correction: '' }
  for (const { 0: mark, index } of sentence.matchAll(TURN)) {
    const rest = sentence.slice(index + mark.length).replace(/[.!…\s]{1,5}$/, '')
    const said = sentence.slice(0, index)
    if (ONLY_LEAD.test(rest)) return { said, correction: '' }
    if (rest.length <= LONGEST && correctionIn(rest) !== null) return { said, correction: rest }
  }
  return null
}

/** What is said after the words that begin a correction: `I meant to say`. */
export const withoutLead = (correction: string): string => correction.replace(LEADS, '')
