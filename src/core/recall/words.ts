import { plainApostrophes } from '../text/words.ts'
import { baseForm } from './word-forms.ts'

/** Words that don't say what a message is about. They are neither indexed nor searched for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against ah all also am an and any anything are as at be because been before being below
  between both but by can could d did do does doing don down during each few for from further get got had has have
  having he hello her here hers herself hey hi him himself his how i if im in into is it its itself ive just let like
  ll lot lots m many may me might more most much must my myself no nor not of off oh ok okay on once only or other
  ought our ours ourselves out over own re really s same shall she should so some such t than thank thanks that the
  their theirs them themselves then there these they thing things this those through to too under until up us ve very
  was we well were what when where which while who whom why will with would wow yeah yes you your yours yourself
  yourselves`.split(/\s+/),
)

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu
const MAX_WORD = 40

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

function split(text: string): string[] {
  if (!WITHOUT_SPACES.test(text)) return text.match(WORD) ?? []
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

const SHORTENED = /(?:n't|'(?:[dmst]|ll|re|ve))$/
/** French, Italian and Irish: `l'aviron`, `dell'arte`, `O'Reilly`. */
const ELIDED = /^(?:\p{L}{1,2}|(?:jus|lors|puis|quel)qu|(?:a|co|da|de|ne|que|su)ll)'/u
const AFTER_APOSTROPHE = /'[\s\S]*/

const withoutJoined = (word: string): string =>
  word.includes("'") ? word.replace(SHORTENED, '').replace(ELIDED, '').replace(AFTER_APOSTROPHE, '') : word

/** In lower case, without what an apostrophe joins to them: `Anna's` becomes `anna`, `don't` `do`, `l'aviron` `aviron`. */
export const wordsIn = (text: string): string[] =>
  split(plainApostrophes(text.normalize('NFKC').toLowerCase())).map((word) => withoutJoined(word).slice(0, MAX_WORD))

export const tellingWords = (text: string): string[] =>
  wordsIn(text).filter((word) => word !== '' && !STOP_WORDS.has(word))

const LEAST_TELLING = 2

/** Whether a text says something: more than a word in passing, and not only questions. */
export const tellsAnything = (text: string): boolean =>
  tellingWords(text).length >= LEAST_TELLING && (/[.!。]/.test(text) || !/[?？؟]\s*$/.test(text))

/** Several if the language of the text is unclear. */
export type Stem = (word: string) => readonly string[]

/** In order, repeated as often as they occur; numbers are in digits. */
export const termsIn = (text: string, stem: Stem): string[] =>
  tellingWords(text).flatMap((word) => stem(baseForm(word)))
