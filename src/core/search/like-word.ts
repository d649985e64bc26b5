import { firstSyllable, gramsOf } from './grams.ts'
import { looseForm } from './loose-words.ts'

/** How the words of a script are told apart, which decides how their parts are compared. */
export type Script = 'characters' | 'syllables' | 'unspaced' | 'prefixed' | 'letters'

const SCRIPTS: readonly [Script, RegExp][] = [
  // Chinese and Japanese: a word may be one character, and no blanks divide them.
  ['characters', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['syllables', /\p{sc=Hangul}/u],
  ['unspaced', /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u],
  // The article, `and` and `in` are written as one with the word.
  ['prefixed', /[\p{sc=Arabic}\p{sc=Hebrew}]/u],
]

export const scriptOf = (word: string): Script => SCRIPTS.find(([, letters]) => letters.test(word))?.[0] ?? 'letters'

/**
 * Words of languages whose stems we don't know: one that somebody looks for, and one of a message, both by their letters.
 * Endings change the last third of a word (`kitap`, `kitabımı`), prefixes its first letters (`kitabu`, `vitabu`).
 */

const IS_KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u
const ENDS_IN_VOWEL = /[aeiouy]$/

const twoThirds = (length: number): number => Math.ceil((2 * length) / 3)

/** How many letters of the beginning another form of the word keeps. */
function keptAtBegin(word: string, script: Script): number {
  const { length } = word
  if (script === 'syllables') return Math.max(Math.min(length, 2), twoThirds(length))
  if (script === 'characters') return length > 2 && IS_KANA.test(word.slice(-1)) ? twoThirds(length) : length
  if (script === 'unspaced') return length
  return Math.max(Math.min(length, 4), twoThirds(length))
}

/** How many of the end; 0: prefixes do not change. */
function keptAtEnd(word: string, script: Script): number {
  const { length } = word
  if (script === 'prefixed') return length > 3 ? Math.max(3, length - 2) : 0
  return script === 'letters' && length > 4 ? length - 1 : 0
}

/** The longest prefix that is exchanged for another one. */
const MOST_PREFIXED = 2
/** The longest before a word of three letters, which are in many others by chance: `והבית`. */
const MOST_BEFORE_SHORT = 3
const SHORT = 3
/** The longest ending that takes the place of the last vowel of a word of four letters: `voda`, `vodou`. */
const MOST_ENDING = 2

function containsWhole(word: string, asked: string, script: Script): boolean {
  const at = word.indexOf(asked)
  if (at < 0) return false
  if (script === 'characters' || script === 'unspaced') return true
  if (script === 'syllables') return at === 0 || asked.length > 1
  return asked.length > SHORT || (asked.length === SHORT && at <= MOST_BEFORE_SHORT) || word === asked
}

const hasOtherVowel = (word: string, asked: string): boolean =>
  asked.length === 4 &&
  ENDS_IN_VOWEL.test(asked) &&
  word.startsWith(asked.slice(0, -1)) &&
  word.length <= asked.length - 1 + MOST_ENDING

function hasOtherEnding(word: string, asked: string, script: Script): boolean {
  const begin = asked.slice(0, keptAtBegin(asked, script))
  if (begin.length < Math.min(asked.length, 2)) return false
  if (script === 'characters') return word.includes(begin)
  return (begin.length > SHORT || script === 'syllables') && word.startsWith(begin)
}

function hasOtherPrefix(word: string, asked: string, script: Script): boolean {
  const kept = keptAtEnd(asked, script)
  if (kept === 0) return false
  const at = word.indexOf(asked.slice(-kept))
  return at >= 0 && at <= MOST_PREFIXED
}

/** Whether a word of `looseWords` is a form of the one that is looked for, or contains it. */
export function likeWord(askedWord: string): (word: string) => boolean {
  const asked = looseForm(askedWord)
  const script = scriptOf(asked)
  return (word) =>
    containsWhole(word, asked, script) ||
    hasOtherEnding(word, asked, script) ||
    hasOtherVowel(word, asked) ||
    hasOtherPrefix(word, asked, script)
}

/** Grams of which a message has all of one list, if it may contain a word like this one. */
export function gramsLike(askedWord: string): string[][] {
  const asked = looseForm(askedWord)
  const script = scriptOf(asked)
  if (script === 'syllables' && asked.length === 1) return [firstSyllable(asked)]
  const parts = [asked.slice(0, keptAtBegin(asked, script))]
  if (asked.length === 4 && ENDS_IN_VOWEL.test(asked)) parts.push(asked.slice(0, -1))
  const end = keptAtEnd(asked, script)
  if (end > 0) parts.push(asked.slice(-end))
  return parts.map(gramsOf).filter((grams) => grams.length > 0)
}
