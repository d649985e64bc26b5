import { and, desc, lt, sql } from 'drizzle-orm'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'
import { type Located, listsOf } from './store.ts'

/** Older than a given one, newest first. Each position is looked up separately. */
export async function messageIdsAt(db: Db, located: readonly Located[], before: number): Promise<number[]> {
  const { helperIds, positions } = listsOf(located)
  const found = db
    .select({ messageId: recallPositions.messageId })
    .from(recallPositions)
    .where(and(sql`${recallPositions.helperId} = a.helper`, sql`${recallPositions.position} = a.position`))
    .limit(1)
    .as('found')
  const rows = await db
    .select({ messageId: found.messageId })
    .from(sql`unnest((select ${helperIds}::int[]), (select ${positions}::int[])) as a (helper, position)`)
    .crossJoinLateral(found)
    .where(lt(found.messageId, before))
    .orderBy(desc(found.messageId))
    .prepare('search_positions')
    .execute()
  return rows.map(({ messageId }) => messageId)
}
