import { createHmac, type KeyObject } from 'node:crypto'
import { termsIn } from '../../../core/recall/words.ts'
import type { DataKey } from '../../vault.ts'
import { stemsOf } from './stems.ts'

/** Each person's key for terms is derived from their data key, which is gone with the account. */
const TERMS = 'recall terms 1'

const termKeyOf = (dataKey: DataKey): KeyObject =>
  dataKey.derived(TERMS, (secret) => createHmac('sha256', secret).update(TERMS).digest())

/** HMAC-SHA256 of a term, cut to an int8. */
export const hashTerm = (dataKey: DataKey, term: string): bigint =>
  createHmac('sha256', termKeyOf(dataKey)).update(term).digest().readBigInt64BE()

/** What a text is found by. */
export const termsOf = (text: string): string[] => termsIn(text, stemsOf(text))
