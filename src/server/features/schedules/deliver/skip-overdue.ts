import type { Passed } from '../../../../core/scheduling/missed-times.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { replanStale } from '../plan/replan.ts'
import { markHelpersStale } from '../store.ts'
import { BATCH } from './dispatch-due.ts'
import { without } from './due-outcome.ts'
import { settledBy } from './finish-due.ts'
import { passedBy } from './skip-reason.ts'
import { claimDue, finishSchedules } from './store-due.ts'

/** The newest one is skipped with the others. */
function withNewest({ missed, stillDue }: Passed): Passed {
  if (!missed || stillDue === null) return { missed, stillDue: null }
  return { missed: { until: stillDue, times: missed.times + 1 }, stillDue: null }
}

async function skipBatch({ db }: Uses<'db'>, reason: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await claimDue(tx, { now, limit: BATCH })
    if (rows.length === 0) return 0
    const skipped = rows.map((row) =>
      settledBy(without(row, 'skipped', reason, withNewest(passedBy(row, now))), null, null),
    )
    await finishSchedules(tx, skipped, now)
    await markHelpersStale(
      tx,
      rows.map(({ helperId }) => helperId),
    )
    return rows.length
  })
}

/** Returns the number skipped. */
export async function skipOverdue(services: Uses<'db' | 'clock' | 'log' | 'signals'>, reason: string): Promise<number> {
  const now = services.clock.now()
  let skipped = 0
  let count = 0
  do {
    count = await skipBatch(services, reason, now)
    skipped += count
  } while (count > 0)
  await replanStale(services)
  return skipped
}
