import { LRUCache } from 'lru-cache'
import type { Turn } from '../core/prompt/prompt.ts'

/** A turn and its message. */
export interface ReadTurn extends Turn {
  id: number
}

type Kept = ReadonlyMap<number, ReadTurn>

/** How long a conversation stays cached after its last message, in milliseconds. */
const KEPT_MS = 10 * 60_000
/** Characters cached in total. */
const MOST_CHARACTERS = 8_000_000
/** The overhead of a turn, counted in characters. */
const BESIDE_TEXT = 60

const sizeOf = (turns: Kept): number => turns.values().reduce((sum, { text }) => sum + text.length + BESIDE_TEXT, 1)

/**
 * The newest turns of the conversations that are being held, opened: each message opens only what is new. What a message
 * says never changes, so the database is asked which messages there are, and not for their texts.
 */
export class ConversationCache {
  readonly #byHelper: LRUCache<number, Kept>

  /** `perf`: a clock in milliseconds that only goes forward. */
  constructor(perf: { now(): number }) {
    const bounds = { maxSize: MOST_CHARACTERS, sizeCalculation: sizeOf, ttl: KEPT_MS, ttlAutopurge: true }
    this.#byHelper = new LRUCache({ ...bounds, perf })
  }

  /** The turns that these messages were, in this order; null unless each is kept. */
  find(helperId: number, messageIds: readonly number[]): ReadTurn[] | null {
    const kept = this.#byHelper.get(helperId)
    const found = messageIds.flatMap((id) => kept?.get(id) ?? [])
    return found.length === messageIds.length ? found : null
  }

  /** Keeps the turns of a conversation in place of those that were kept. */
  keep(helperId: number, turns: readonly ReadTurn[]): void {
    this.#byHelper.set(helperId, new Map(turns.map((turn) => [turn.id, turn])))
  }

  /** Adds what was just saved to a conversation that is kept. */
  add(helperId: number, turn: ReadTurn): void {
    const kept = this.#byHelper.get(helperId)
    if (kept) this.#byHelper.set(helperId, new Map(kept).set(turn.id, turn))
  }

  /** Keeps nothing of a conversation any more. */
  forget(helperId: number): void {
    this.#byHelper.delete(helperId)
  }
}
