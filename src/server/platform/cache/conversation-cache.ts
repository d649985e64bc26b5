import { LRUCache } from 'lru-cache'
import type { Turn } from '../../../core/prompt/context.ts'

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

/** Decrypted turns of active conversations. A message's text never changes, so the database only gives ids. */
export class ConversationCache {
  readonly #byHelper: LRUCache<number, Kept>

  /** `perf`: a monotonic clock in milliseconds. */
  constructor(perf: { now(): number }) {
    const bounds = { maxSize: MOST_CHARACTERS, sizeCalculation: sizeOf, ttl: KEPT_MS, ttlAutopurge: true }
    this.#byHelper = new LRUCache({ ...bounds, perf })
  }

  /** The cached turns of these messages, in this order; null unless all are cached. */
  find(helperId: number, messageIds: readonly number[]): ReadTurn[] | null {
    const kept = this.#byHelper.get(helperId)
    const found = messageIds.flatMap((id) => kept?.get(id) ?? [])
    return found.length === messageIds.length ? found : null
  }

  keep(helperId: number, turns: readonly ReadTurn[]): void {
    this.#byHelper.set(helperId, new Map(turns.map((turn) => [turn.id, turn])))
  }

  add(helperId: number, turn: ReadTurn): void {
    const kept = this.#byHelper.get(helperId)
    if (kept) this.#byHelper.set(helperId, new Map(kept).set(turn.id, turn))
  }

  forget(helperId: number): void {
    this.#byHelper.delete(helperId)
  }
}
