import { type Stem, termsIn } from '../../../../core/recall/words.ts'
import { looseWords } from '../../../../core/search/grams.ts'
import { emojiIn, foldLetters, spellOut } from '../../../../core/text/words.ts'
import { plainTermsOf, type SearchedWord, stemsOf, termsOf } from './terms.ts'

/** Checks whether words of a text are among the search words. */
export interface WordMatch {
  isMatch(word: string): boolean
  /** Whether the text contains all of them. */
  hasAll(): boolean
}

/** Most messages that are asked for words have none of them, so what only a snippet needs is made when it is asked for. */
export function matchWords(text: string, words: readonly SearchedWord[]): WordMatch {
  const loose = [...new Set(looseWords(text))]
  const wanted = new Set(words.flatMap(({ stems }) => stems))
  let stem: Stem | undefined
  const termsOfWord = (word: string): string[] => {
    stem ??= stemsOf(text)
    const forms = [...new Set([word, foldLetters(word), spellOut(word.toLowerCase())])]
    return [...termsIn(forms.join(' '), stem), ...emojiIn(word)]
  }
  let terms: Set<string> | undefined
  const hasTerm = (term: string): boolean => {
    terms ??= new Set([...termsOf(text), ...plainTermsOf(text), ...emojiIn(text)])
    return terms.has(term)
  }
  // In languages without blanks, a word is only part of what `looseWords` takes for one.
  const isForm = (form: string) =>
    loose.some((whole) => whole.includes(form)) && words.some(({ isLike }) => isLike(form))
  return {
    isMatch: (word) => termsOfWord(word).some((term) => wanted.has(term)) || looseWords(word).some(isForm),
    hasAll: () => words.every(({ stems, isLike }) => loose.some(isLike) || stems.some(hasTerm)),
  }
}
