import { plannedTimeOf } from '../follow-ups/present-follow-up.ts'
import type { Tx } from '../store.ts'
import { deleteWithdrawn, readAccepted, saveSingles } from './store-singles.ts'

/** Gives each accepted follow-up of these helpers its planned message, and takes those of others away. */
export async function planFollowUps(tx: Tx, helperIds: number[], now: Date): Promise<void> {
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
