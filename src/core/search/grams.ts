import { looseWords } from './loose-words.ts'

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

function gramsOfPart(part: string): string[] {
  if (IS_HAN.test(part)) return [part]
  return windows(part, IS_HANGUL.test(part) || IS_KANA.test(part) ? 2 : 3)
}

const marked = (gram: string): string => GRAM + gram

/** All that a word contains if it contains these letters: three in a row, two syllables, or one Chinese character. */
export const gramsOf = (letters: string): string[] => (letters.match(PART) ?? []).flatMap(gramsOfPart).map(marked)

/** A Korean word of one syllable is found where another word begins with it. */
export const firstSyllable = (word: string): string[] => (IS_HANGUL.test(word) ? [marked(word.slice(0, 1))] : [])

/** What a message is indexed by for words whose stems we don't know. */
export function gramsIn(text: string): string[] {
  const grams = new Set<string>()
  for (const word of looseWords(text)) {
    for (const gram of [...firstSyllable(word), ...gramsOf(word)]) grams.add(gram)
    if (grams.size >= MOST_GRAMS) break
  }
  return [...grams].slice(0, MOST_GRAMS)
}
