import { LONGEST_WAIT_MS } from '../../../../core/notifications/retry-backoff.ts'
import { AHEAD_MS, SILENT_MS } from '../../../../core/scheduling/delivery-rules.ts'
import { FARTHEST_PLAN_MS } from '../../../../core/scheduling/planner.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobQueue } from '../../../platform/ports/queue.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import type { Tx } from '../store.ts'
import { lockHeartbeat, replanFuture, retryOutboxesNow, saveDowntime, saveHeartbeat } from './store.ts'
import type { TemplateCache } from './templates.ts'

/** A process that delivers planned messages, and what it works with. */
export interface Worker {
  services: Services
  queue: JobQueue
  templates: TemplateCache
}

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** Messages planned by a clock that ran ahead would arrive much too late. */
async function undoAhead(tx: Tx, now: Date): Promise<void> {
  await replanFuture(tx, now, after(now, FARTHEST_PLAN_MS))
  await retryOutboxesNow(tx, now, after(now, LONGEST_WAIT_MS))
}

/**
 * The gap since the last record shows why a message was late. A record in the future comes from a clock that has been
 * set back since.
 */
export async function recordHeartbeat({ db, clock }: Uses<'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const ranAt = await lockHeartbeat(tx)
    if (ranAt === null || now.getTime() - ranAt.getTime() > SILENT_MS) await saveDowntime(tx, ranAt ?? new Date(0), now)
    if (ranAt === null || ranAt.getTime() - now.getTime() > AHEAD_MS) await undoAhead(tx, now)
    await saveHeartbeat(tx, now)
  })
}
