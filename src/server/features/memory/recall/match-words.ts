import { withoutAccents } from '../../../../core/recall/accents.ts'
import { termsIn, wordsIn } from '../../../../core/recall/words.ts'
import { emojiIn } from '../../../../core/text/emoji.ts'
import { stemsOf } from './stems.ts'

/** Checks whether words of a text are among the search words. */
export interface WordMatch {
  isMatch(word: string): boolean
  /** Whether the text contains all of them. */
  hasAll(): boolean
}

/** `words` as returned by `searchedTerms`. */
export function matchWords(text: string, words: readonly (readonly string[])[]): WordMatch {
  const stem = stemsOf(text)
  const wanted = new Set(words.flat())
  const termsOfWord = (word: string) => [
    ...termsIn(word, stem),
    ...termsIn(withoutAccents(word), stem),
    ...emojiIn(word),
  ]
  return {
    isMatch: (word) => termsOfWord(word).some((term) => wanted.has(term)),
    hasAll: () => {
      const there = new Set([...wordsIn(text).flatMap(termsOfWord), ...emojiIn(text)])
      return words.every((terms) => terms.some((term) => there.has(term)))
    },
  }
}
