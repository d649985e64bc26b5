import type { Conversation } from '../../ports/index-queue.ts'
import type { Services } from '../../ports/services.ts'
import { indexConversations } from './index-conversations.ts'
import { type BehindRow, findBehind, newestMessage } from './store-backfill.ts'

/** Messages that one look goes over. */
const STEP = 20_000
/** Replies, and indexing them, take less, nearly always. */
const ANSWERED_MS = 30_000
/** More than that, by as much as the clocks of servers may differ. */
const SETTLED_MS = 60_000

/** Up to where messages were seen at a time, and the number of the next transaction then. */
interface Mark {
  id: number
  at: number
  next: bigint
}

/** A key that can't be read must not keep other conversations waiting. */
function openKeys(services: Pick<Services, 'vault' | 'log'>, rows: readonly BehindRow[]): Conversation[] {
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
 * Indexes what was not indexed when it was written: what came in bulk, and what a killed process left. Any number of
 * processes may do so at once. Each look goes over what came since a mark. A while later, when every transaction has
 * ended that might have brought a message before the mark, what is before it is looked at for the last time. A new
 * process so looks twice over everything.
 */
export class Backfill {
  #settled = 0
  #mark: Mark | null = null

  async run(services: Services, isStopping: () => boolean): Promise<void> {
    const [row] = await newestMessage(services.db)
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
      const behind = await findBehind(services.db, { after, upTo: Math.min(newest, after + STEP), answering })
      await indexConversations(services, openKeys(services, behind), isStopping)
    }
  }
}
