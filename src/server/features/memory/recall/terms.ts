import { createHmac, type KeyObject } from 'node:crypto'
import { withoutAccents } from '../../../../core/recall/accents.ts'
import { termsIn, wordsIn } from '../../../../core/recall/words.ts'
import { emojiIn } from '../../../../core/text/emoji.ts'
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

function plainTermsOf(text: string): string[] {
  const stem = stemsOf(text)
  const accented = wordsIn(text).filter((word) => withoutAccents(word) !== word)
  return accented.length > 0 ? termsIn(withoutAccents(accented.join(' ')), stem) : []
}

/** Extra terms for people who search without accents, or for an emoji. */
export const searchTermsOf = (text: string): Set<string> => new Set([...plainTermsOf(text), ...emojiIn(text)])

/** Each with the terms it may occur as, without words that carry no meaning. */
export function searchedTerms(query: string): string[][] {
  const words = wordsIn(query).map((word) => [...new Set(termsIn(word, everyStem))])
  return [...words.filter((terms) => terms.length > 0), ...emojiIn(query).map((emoji) => [emoji])]
}
