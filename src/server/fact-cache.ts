import { LRUCache } from 'lru-cache'
import type { ProfileField } from '../core/memory/profile.ts'

/** What finds a fact: its words, and its place in the profile. */
export interface FactOutline {
  /** The seal (`sealOf`) of the ciphertext that this was read from. */
  seal: string
  /** In lower case. */
  text: string
  /** Null: it is in no field of the profile. */
  field: ProfileField | null
}

type Kept = ReadonlyMap<number, FactOutline>

/** How long a person's outlines stay cached after the last new one, in milliseconds. */
const KEPT_MS = 10 * 60_000
/** Characters cached in total. */
const MOST_CHARACTERS = 8_000_000
/** The overhead of an outline, counted in characters. */
const BESIDE_TEXT = 100

const NOTHING: Kept = new Map()

const sizeOf = (outlines: Kept): number =>
  outlines.values().reduce((sum, { text }) => sum + text.length + BESIDE_TEXT, 1)

/** The database tells which facts there are and how they are sealed; what it no longer has is never read from here. */
export class FactCache {
  readonly #byPerson: LRUCache<number, Kept>

  /** `perf`: a monotonic clock in milliseconds. */
  constructor(perf: { now(): number }) {
    const bounds = { maxSize: MOST_CHARACTERS, sizeCalculation: sizeOf, ttl: KEPT_MS, ttlAutopurge: true }
    this.#byPerson = new LRUCache({ ...bounds, perf })
  }

  outlinesOf(userId: number): Kept {
    return this.#byPerson.get(userId) ?? NOTHING
  }

  add(userId: number, outlines: Kept): void {
    this.#byPerson.set(userId, new Map([...this.outlinesOf(userId), ...outlines]))
  }

  forget(userId: number): void {
    this.#byPerson.delete(userId)
  }
}
