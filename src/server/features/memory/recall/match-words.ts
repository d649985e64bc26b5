import { termsIn, wordsIn } from '../../../../core/recall/words.ts'
import { looseWords } from '../../../../core/search/grams.ts'
import { likeWord } from '../../../../core/search/like-word.ts'
import { foldLetters, spellOut } from '../../../../core/text/fold-letters.ts'
import { emojiIn } from '../../../../core/text/words.ts'
import { stemsOf } from './stems.ts'
import type { SearchedWord } from './terms.ts'

/** Checks whether words of a text are among the search words. */
export interface WordMatch {
  isMatch(word: string): boolean
  /** Whether the text contains all of them. */
  hasAll(): boolean
}

export function matchWords(text: string, words: readonly SearchedWord[]): WordMatch {
  const stem = stemsOf(text)
  const loose = [...new Set(looseWords(text))]
  const asked = words.map(({ word, stems }) => ({ stems, isLike: likeWord(word) }))
  const wanted = new Set(words.flatMap(({ stems }) => stems))
  const termsOfWord = (word: string): string[] => {
    const forms = new Set([word, foldLetters(word), spellOut(word.toLowerCase())])
    return [...[...forms].flatMap((form) => termsIn(form, stem)), ...emojiIn(word)]
  }
  let terms: Set<string> | undefined
  const hasTerm = (term: string): boolean => {
    terms ??= new Set([...wordsIn(text).flatMap(termsOfWord), ...emojiIn(text)])
    return terms.has(term)
  }
  // In languages without blanks, a word is only part of what `looseWords` takes for one.
  const isForm = (form: string) =>
    loose.some((whole) => whole.includes(form)) && asked.some(({ isLike }) => isLike(form))
  return {
    isMatch: (word) => termsOfWord(word).some((term) => wanted.has(term)) || looseWords(word).some(isForm),
    hasAll: () => asked.every(({ stems, isLike }) => loose.some(isLike) || stems.some(hasTerm)),
  }
}
