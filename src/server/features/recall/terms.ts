import { createHmac, type KeyObject } from 'node:crypto'
import { withoutAccents } from '../../../core/recall/accents.ts'
import { termsIn, wordsIn } from '../../../core/recall/words.ts'
import type { DataKey } from '../../vault.ts'
import { everyStem, stemsOf } from './stems.ts'

/** Each person's key for terms is derived from their data key, which is deleted with the account. */
const TERMS = 'recall terms 1'

const termKeyOf = (dataKey: DataKey): KeyObject =>
  dataKey.derived(TERMS, (secret) => createHmac('sha256', secret).update(TERMS).digest())

/** HMAC-SHA256 of a term, cut to an int8. */
export const hashTerm = (dataKey: DataKey, term: string): bigint =>
  createHmac('sha256', termKeyOf(dataKey)).update(term).digest().readBigInt64BE()

export const termsOf = (text: string): string[] => termsIn(text, stemsOf(text))

/** Extra terms for people who search without accents. */
export function plainTermsOf(text: string): string[] {
  const stem = stemsOf(text)
  const accented = wordsIn(text).filter((word) => withoutAccents(word) !== word)
  return accented.length > 0 ? termsIn(withoutAccents(accented.join(' ')), stem) : []
}

/** Each with the terms it may occur as, without words that carry no meaning. */
export const searchedTerms = (query: string): string[][] =>
  wordsIn(query)
    .map((word) => [...new Set(termsIn(word, everyStem))])
    .filter((terms) => terms.length > 0)
