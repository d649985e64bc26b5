import type { ConversationToIndex, Services, Uses } from '../../../platform/ports/services.ts'
import { indexConversations } from './index-conversations.ts'
import { backfillEnd, findUnindexedHelpers, type UnindexedHelper } from './store-backfill.ts'

/** Messages checked per run. */
const STEP = 20_000
/** Replies are nearly always written and indexed faster than this. */
const ANSWERED_MS = 30_000
/** Longer than that, by as much as server clocks may differ. */
const SETTLED_MS = 60_000

/** The newest message id at a given time, and the number of the next transaction then. */
interface Mark {
  id: number
  at: number
  next: bigint
}

/** An unreadable key must not block other conversations. */
function unwrapKeys(services: Uses<'vault' | 'log'>, rows: readonly UnindexedHelper[]): ConversationToIndex[] {
  return rows.flatMap(({ wrappedKey, first, ...conversation }) => {
    try {
      return [{ ...conversation, dataKey: services.vault.unwrap(wrappedKey), after: first - 1 }]
    } catch (cause) {
      services.log.error({ err: cause, helper: conversation.helperId }, 'a conversation could not be indexed')
      return []
    }
  })
}

/**
 * For bulk imports and what a killed process left, in any number of processes. Each run covers messages since a mark,
 * and once more those before it, when no transaction can add one any more. A new process goes over all of them twice.
 */
export class Backfill {
  #settled = 0
  #mark: Mark | null = null

  async run(services: Services, isStopping: () => boolean): Promise<void> {
    const [row] = await backfillEnd(services.db)
    if (!row) return
    const now = services.clock.now().getTime()
    const newest = row.id ?? 0
    const mark = this.#mark
    const isOver = mark !== null && now - mark.at >= SETTLED_MS && row.oldest >= mark.next
    await this.#look(services, isOver ? this.#settled : (mark?.id ?? this.#settled), newest, isStopping)
    if (isStopping()) return
    if (isOver) this.#settled = mark.id
    if (isOver || !mark) this.#mark = { id: newest, at: now, next: row.next }
  }

  async #look(services: Services, from: number, newest: number, isStopping: () => boolean): Promise<void> {
    const answering = new Date(services.clock.now().getTime() - ANSWERED_MS)
    for (let after = from; after < newest && !isStopping(); after += STEP) {
      const behind = await findUnindexedHelpers(services.db, { after, upTo: Math.min(newest, after + STEP), answering })
      await indexConversations(services, unwrapKeys(services, behind), isStopping)
    }
  }
}
