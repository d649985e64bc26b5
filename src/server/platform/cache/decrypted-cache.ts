import { LRUCache } from 'lru-cache'

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
export class DecryptedCache<Id, Value extends Decrypted> {
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
