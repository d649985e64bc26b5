import type { Db } from '../../../platform/db/statement.ts'
import { findFollowUps } from '../follow-ups/store.ts'
import type { DueRow } from './store-due.ts'

/** Adds what rows are about, if they are about something; the others need no lookup. */
export async function addFollowUps(
  db: Pick<Db, 'select'>,
  rows: readonly Pick<DueRow, 'followUpId' | 'followUp'>[],
): Promise<void> {
  const ids = rows.flatMap(({ followUpId }) => followUpId ?? [])
  if (ids.length === 0) return
  const found = new Map((await findFollowUps(db, ids)).map((row) => [row.id, row]))
  for (const row of rows) {
    const followUp = row.followUpId === null ? undefined : found.get(row.followUpId)
    if (followUp) row.followUp = followUp
  }
}
