import { foreignLanguage } from '../text/foreign-language.ts'
import { foldLetters, plainApostrophes, setOf, wordsOf } from '../text/words.ts'

/** Words of no other language that people write in Latin letters. */
const ENGLISH = setOf(
  "the and you of that with what this are your they but she how when my i'm it's don't where his her",
)
const ENGLISH_SHARE = 0.1
/** Letters of languages whose stems we do not know. */
const OTHER_LETTERS = /[łśćźżęąřěůőűğşıțăđøåæþðčšž]/i

const RUN = /[\p{L}\p{M}\p{N}]+/gu
const IS_LATIN = /^[\p{sc=Latin}\p{M}\p{N}]+$/u
const DOUBLED = /([\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])\1+/gu
const IS_NUMBER = /^\p{N}+$/u
/** One character may stand for eighteen (`ﷺ`), and a run without blanks may be as long as the message. */
const MOST_CHARACTERS = 12_000
const LONGEST_RUN = 4000

/** Whether stems find the forms of its words: in English, and in the other languages of which we have stems. */
function hasStems(text: string): boolean {
  if (OTHER_LETTERS.test(text)) return false
  const language = foreignLanguage(text)
  if (language !== null) return language !== 'other'
  const words = wordsOf(plainApostrophes(text))
  return words.filter((word) => ENGLISH.has(word)).length > words.length * ENGLISH_SHARE
}

/** Without accents, with `dj` for `đ`, and without doubled letters, which come and go with an ending: `kauppa`, `kaupan`. */
export const looseForm = (word: string): string => foldLetters(word).replaceAll('dj', 'd').replace(DOUBLED, '$1')

/** Words that are compared by their letters, because no stem finds their forms. */
export function looseWords(text: string): string[] {
  const runs = plainApostrophes(text.normalize('NFKC').slice(0, MOST_CHARACTERS).toLowerCase()).match(RUN) ?? []
  const words = runs.filter((run) => !IS_NUMBER.test(run)).map((run) => run.slice(0, LONGEST_RUN))
  if (words.length === 0) return []
  const loose = hasStems(text) ? words.filter((word) => !IS_LATIN.test(word)) : words
  return loose.map(looseForm)
}

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

/** A character of Chinese by itself; other letters in runs of one script. */
const PART =
  /\p{sc=Han}|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu
const IS_HAN = /^\p{sc=Han}$/u
const IS_HANGUL = /^\p{sc=Hangul}/u
const IS_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]/u

/** Maximum per message: more than an ordinary long one has. */
const MOST_GRAMS = 1000
/** They share an index with stems, so they are marked. */
const GRAM = '~'

function windows(part: string, size: number): string[] {
  return Array.from({ length: Math.max(0, part.length - size + 1) }, (_, at) => part.slice(at, at + size))
}

function gramsOfRun(part: string): string[] {
  if (IS_HAN.test(part)) return [part]
  return windows(part, IS_HANGUL.test(part) || IS_KANA.test(part) ? 2 : 3)
}

const marked = (gram: string): string => GRAM + gram

/** All that a word contains if it contains these letters: three in a row, two syllables, or one Chinese character. */
export const gramsOf = (letters: string): string[] => (letters.match(PART) ?? []).flatMap(gramsOfRun).map(marked)

/** How a word begins, for words that are too short for other parts: a syllable of Korean, or two letters. */
function beginningOf(word: string): string[] {
  const script = scriptOf(word)
  if (script === 'characters' || script === 'unspaced') return []
  return [marked(`^${word.slice(0, script === 'syllables' ? 1 : 2)}`)]
}

/** What a word has that contains these letters, or begins with them if they are too few. */
export function gramsOfPart(letters: string): string[] {
  const grams = gramsOf(letters)
  return grams.length > 0 ? grams : beginningOf(letters)
}

/** What a message is indexed by for words whose stems we don't know. */
export function gramsIn(text: string): string[] {
  const grams = new Set<string>()
  for (const word of new Set(looseWords(text))) {
    for (const gram of [...beginningOf(word), ...gramsOf(word)]) grams.add(gram)
    if (grams.size >= MOST_GRAMS) break
  }
  return [...grams].slice(0, MOST_GRAMS)
}
