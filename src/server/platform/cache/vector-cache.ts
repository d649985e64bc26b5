import type { MessageVector } from '../../../core/recall/vectors.ts'
import { type Decrypted, DecryptedCache } from './decrypted-cache.ts'

/** The vectors of one block of a conversation. */
export interface OpenedBlock extends Decrypted {
  vectors: readonly MessageVector[]
}

/** By helper and block: `12/0`. */
export type VectorCache = DecryptedCache<string, OpenedBlock>

/** Bytes cached in total: about 100,000 messages of 512 numbers each. */
const MOST_BYTES = 64 * 1024 * 1024
/** The overhead of a vector, in bytes. */
const BESIDE_VALUES = 150

const sizeOf = ({ vectors }: OpenedBlock): number =>
  vectors.reduce((sum, { values }) => sum + values.length + BESIDE_VALUES, 1)

/** `perf`: a monotonic clock in milliseconds. */
export const createVectorCache = (perf: { now(): number }): VectorCache =>
  new DecryptedCache({ maxSize: MOST_BYTES, sizeOf, perf })
