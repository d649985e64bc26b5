import { OCCUPATIONS, VAGUE_OCCUPATIONS } from '../words/occupations.ts'
import { endOf } from '../words/word-list.ts'

/** A phrase that ends with an occupation, without its article; null if it does not. */
export function occupationOf(text: string | undefined): string | null {
  const phrase = (text ?? '')
    .replace(/\bstay at home\b/i, 'stay-at-home')
    .replace(
      /(?:,| (?:at|for|with|in|on|who|so|because|but|which|and|here|there|by|now|these days|these|specializing|focusing|working|from|since|again|instead|of (?!sales|staff|engineering|marketing|operations|product|people|finance|police))\b)[\s\S]*/i,
      '',
    )
    .replace(/^(?:an?|the|now an?|new) /i, '')
    .trim()
  const isShort = phrase.split(' ').length <= 5
  if (
    !isShort ||
    NO_JOB.test(phrase) ||
    /\bof (?:honou?r|the (?:bride|house|match|day|week|group|party))\b/i.test(text ?? '')
  )
    return null
  if (/^(?:head|director|vice president|vp|chief) of \p{L}+/iu.test(phrase)) return phrase
  return endOf(OCCUPATIONS, phrase) === null ? null : phrase
}
const NO_JOB =
  /\b(?:good|bad|great|terrible|better|big|huge|slow|fast|morning|night(?! (?:porter|nurse))|keen|avid|amateur|hobby|wannabe|aspiring|natural|failed|would-be|my own|qualified)\b/i

/** Whether an occupation says what someone does, without more words. */
export const isClearOccupation = (phrase: string): boolean => !VAGUE_OCCUPATIONS.has(phrase.toLowerCase())

/** With the article that a sentence needs. */
export const withArticle = (noun: string): string =>
  /^(?:an?|the|retired(?= from|$)|unemployed|self-employed|freelanc|between|laid|on|head of|director of|vice president|vp of|chief)\b/i.test(
    noun,
  )
    ? noun
    : `${/^[aeio]|^u(?!ni|s)|^xbox/i.test(noun) ? 'an' : 'a'} ${noun}`
