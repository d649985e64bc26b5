import type { ProfileField } from '../../../core/memory/profile.ts'
import { type Decrypted, DecryptedCache } from './decrypted-cache.ts'

/** What finds a fact: its words, and its place in the profile. */
export interface FactOutline extends Decrypted {
  /** In lower case. */
  text: string
  /** Null: it is in no field of the profile. */
  field: ProfileField | null
}

/** By the id of the fact. */
export type FactCache = DecryptedCache<number, FactOutline>

/** Characters cached in total. */
const MOST_CHARACTERS = 8_000_000
/** The overhead of an outline, counted in characters. */
const BESIDE_TEXT = 100

/** `perf`: a monotonic clock in milliseconds. */
export const createFactCache = (perf: { now(): number }): FactCache =>
  new DecryptedCache({ maxSize: MOST_CHARACTERS, sizeOf: ({ text }) => text.length + BESIDE_TEXT, perf })
