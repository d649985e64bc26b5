import { foldLetters } from '../text/fold-letters.ts'
import { foreignLanguage } from '../text/foreign-language.ts'
import { plainApostrophes, setOf, wordsOf } from '../text/words.ts'

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
