import { LRUCache } from 'lru-cache'
import type { ProfileField } from '../../../core/memory/profile.ts'
import type { Turn } from '../../../core/prompt/context.ts'
import type { MessageVector } from '../../../core/recall/vectors.ts'

/** A monotonic clock in milliseconds. */
interface Perf {
  now(): number
}

/** How long what belongs to someone stays cached after the last new entry, in milliseconds. */
const KEPT_MS = 10 * 60_000
/** Characters cached in total, of turns and of memories. */
const MOST_CHARACTERS = 8_000_000

/** Decrypted rows by their owner: a person, or a helper. `sizeOf` an entry is in the unit of `maxSize`, their total. */
class Cache<Id, Value> {
  readonly #byOwner: LRUCache<number, ReadonlyMap<Id, Value>>

  constructor(perf: Perf, maxSize: number, sizeOf: (value: Value) => number) {
    const sizeCalculation = (entries: ReadonlyMap<Id, Value>) =>
      entries.values().reduce((sum, entry) => sum + sizeOf(entry), 1)
    this.#byOwner = new LRUCache({ maxSize, sizeCalculation, ttl: KEPT_MS, ttlAutopurge: true, perf })
  }

  protected get(owner: number): ReadonlyMap<Id, Value> | undefined {
    return this.#byOwner.get(owner)
  }

  protected set(owner: number, entries: ReadonlyMap<Id, Value>): void {
    this.#byOwner.set(owner, entries)
  }

  forget(owner: number): void {
    this.#byOwner.delete(owner)
  }
}

export interface ReadTurn extends Turn {
  id: number
}

/** The overhead of a turn, counted in characters. */
const BESIDE_TURN = 60

/** Decrypted turns of active conversations. A message's text never changes, so the database only gives ids. */
export class ConversationCache extends Cache<number, ReadTurn> {
  constructor(perf: Perf) {
    super(perf, MOST_CHARACTERS, ({ text }) => text.length + BESIDE_TURN)
  }

  /** The cached turns of these messages, in this order; null unless all are cached. */
  find(helperId: number, messageIds: readonly number[]): ReadTurn[] | null {
    const kept = this.get(helperId)
    const found = messageIds.flatMap((id) => kept?.get(id) ?? [])
    return found.length === messageIds.length ? found : null
  }

  keep(helperId: number, turns: readonly ReadTurn[]): void {
    this.set(helperId, new Map(turns.map((turn) => [turn.id, turn])))
  }

  add(helperId: number, turn: ReadTurn): void {
    const kept = this.get(helperId)
    if (kept) this.set(helperId, new Map(kept).set(turn.id, turn))
  }
}

/** Something decrypted, and the seal (`sealOf`) of the ciphertext that it was read from. */
export interface Decrypted {
  seal: string
}

/**
 * Decrypted rows of people who are active now. The database is asked first which rows exist and how they are sealed: a
 * row that it no longer has is never read from here.
 */
class DecryptedCache<Id, Value extends Decrypted> extends Cache<Id, Value> {
  entriesOf(userId: number): ReadonlyMap<Id, Value> {
    return this.get(userId) ?? new Map()
  }

  add(userId: number, entries: ReadonlyMap<Id, Value>): void {
    this.set(userId, new Map([...this.entriesOf(userId), ...entries]))
  }
}

/** What finds a memory: its words, and its place in the profile. */
export interface MemoryOutline extends Decrypted {
  /** In lower case. */
  text: string
  /** Null: it is in no field of the profile. */
  field: ProfileField | null
}

/** By the id of the memory. */
export type MemoryCache = DecryptedCache<number, MemoryOutline>

/** The overhead of an outline, counted in characters. */
const BESIDE_OUTLINE = 100

export const createMemoryCache = (perf: Perf): MemoryCache =>
  new DecryptedCache(perf, MOST_CHARACTERS, ({ text }) => text.length + BESIDE_OUTLINE)

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

export const createVectorCache = (perf: Perf): VectorCache =>
  new DecryptedCache(perf, MOST_BYTES, ({ vectors }) =>
    vectors.reduce((sum, { values }) => sum + values.length + BESIDE_VALUES, 1),
  )
