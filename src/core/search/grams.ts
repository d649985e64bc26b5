import { looseWords } from './loose-words.ts'

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
