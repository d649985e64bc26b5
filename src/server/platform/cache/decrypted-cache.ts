import { LRUCache } from 'lru-cache'
import type { ProfileField } from '../../../core/memory/profile.ts'
import type { MessageVector } from '../../../core/recall/vectors.ts'

/** Something decrypted, and the seal (`sealOf`) of the ciphertext that it was read from. */
export interface Decrypted {
  seal: string
}

interface Bounds<Value> {
  /** Total size of all entries, in the unit of `sizeOf`. */
  maxSize: number
  sizeOf(value: Value): number
  /** A monotonic clock in milliseconds. */
  perf: { now(): number }
}

/** How long a person's entries stay cached after the last new one, in milliseconds. */
const KEPT_MS = 10 * 60_000

/**
 * Decrypted rows of people who are active now. The database is asked first which rows exist and how they are sealed: a
 * row that it no longer has is never read from here.
 */
class DecryptedCache<Id, Value extends Decrypted> {
  readonly #byPerson: LRUCache<number, ReadonlyMap<Id, Value>>

  constructor({ maxSize, sizeOf, perf }: Bounds<Value>) {
    const sizeCalculation = (entries: ReadonlyMap<Id, Value>) =>
      entries.values().reduce((sum, entry) => sum + sizeOf(entry), 1)
    this.#byPerson = new LRUCache({ maxSize, sizeCalculation, ttl: KEPT_MS, ttlAutopurge: true, perf })
  }

  entriesOf(userId: number): ReadonlyMap<Id, Value> {
    return this.#byPerson.get(userId) ?? new Map()
  }

  add(userId: number, entries: ReadonlyMap<Id, Value>): void {
    this.#byPerson.set(userId, new Map([...this.entriesOf(userId), ...entries]))
  }

  forget(userId: number): void {
    this.#byPerson.delete(userId)
  }
}

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
