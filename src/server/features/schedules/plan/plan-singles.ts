import { plannedTimeOf } from '../follow-ups/present-follow-up.ts'
import type { Tx } from '../store.ts'
import { deleteWithdrawn, readAccepted, saveMoved, saveSingles } from './store-singles.ts'

/** Gives what was moved, and each accepted follow-up, its planned message; takes those of other follow-ups away. */
export async function planSingles(tx: Tx, helperIds: number[], now: Date): Promise<void> {
  await saveMoved(tx, { helpers: helperIds, now })
  await deleteWithdrawn(tx, { helpers: helperIds })
  const rows = await readAccepted(tx, helperIds)
  const planned = rows.map(({ id, kind, helperId, userId, timeZone, ...row }) => ({
    followUpId: id,
    helperId,
    userId,
    time: plannedTimeOf(row, timeZone, now).getTime(),
    timeZone,
    metadata: { kind, followUpId: id },
  }))
  await saveSingles(tx, planned, now)
}
