import { createHmac, type KeyObject } from 'node:crypto'
import { askedWords } from '../../../../core/recall/question-words.ts'
import { termsIn, wordsIn } from '../../../../core/recall/words.ts'
import { gramsIn } from '../../../../core/search/grams.ts'
import { gramsLike, likeWord } from '../../../../core/search/like-word.ts'
import { foldLetters, spellOut } from '../../../../core/text/fold-letters.ts'
import { emojiIn } from '../../../../core/text/words.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { everyStem, stemsOf } from './stems.ts'

/** Each person's key for terms is derived from their data key, which is deleted with the account. */
const TERMS = 'recall terms 1'

const termKeyOf = (dataKey: DataKey): KeyObject =>
  dataKey.derived(TERMS, (secret) => createHmac('sha256', secret).update(TERMS).digest())

/** HMAC-SHA256 of a term, cut to an int8. */
export const hashTerm = (dataKey: DataKey, term: string): bigint =>
  createHmac('sha256', termKeyOf(dataKey)).update(term).digest().readBigInt64BE()

export const termsOf = (text: string): string[] => termsIn(text, stemsOf(text))

/** The terms to look for. */
export const askedTermsOf = (question: string): string[] => termsIn(askedWords(question).join(' '), stemsOf(question))

/** Of its accented words, as somebody types them who leaves out accents or spells letters out. */
export function plainTermsOf(text: string): string[] {
  const accented = [...new Set(wordsIn(text))].filter((word) => foldLetters(word) !== word)
  const plain = accented.flatMap((word) => [foldLetters(word), spellOut(word)])
  return plain.length > 0 ? termsIn(plain.join(' '), stemsOf(text)) : []
}

/** Extra terms for a person's search: without accents, parts of words whose stems we don't know, and emoji. */
export const searchTermsOf = (text: string): Set<string> =>
  new Set([...plainTermsOf(text), ...gramsIn(text), ...emojiIn(text)])

/** A word that is looked for. */
export interface SearchedWord {
  word: string
  /** As stems, or as an emoji: each of them is the word. */
  stems: readonly string[]
  /** Where a message has all terms of one of these, it may contain the word in a form whose stem we don't know. */
  parts: readonly (readonly string[])[]
  /** Whether a word of `looseWords` may be a form of it, or contains it. */
  isLike(loose: string): boolean
}

/** Without words that carry no meaning. */
export function searchedWords(query: string): SearchedWord[] {
  const words = wordsIn(query).map((word) => ({
    word,
    stems: [...new Set(termsIn(word, everyStem))],
    parts: gramsLike(word),
    isLike: likeWord(word),
  }))
  const emoji = emojiIn(query).map((sign) => ({ word: sign, stems: [sign], parts: [], isLike: () => false }))
  return [...words.filter(({ stems }) => stems.length > 0), ...emoji]
}
