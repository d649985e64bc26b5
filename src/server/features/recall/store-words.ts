import { and, desc, lt, sql } from 'drizzle-orm'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'
import { type Located, listsOf } from './store.ts'

/** The messages at places of conversations that are older than one, newest first; each place is looked up by itself. */
export async function messageIdsAt(db: Db, located: readonly Located[], before: number): Promise<number[]> {
  const { helperIds, places } = listsOf(located)
  const found = db
    .select({ messageId: recallPositions.messageId })
    .from(recallPositions)
    .where(and(sql`${recallPositions.helperId} = a.helper`, sql`${recallPositions.position} = a.place`))
    .limit(1)
    .as('found')
  const rows = await db
    .select({ messageId: found.messageId })
    .from(sql`unnest((select ${helperIds}::int[]), (select ${places}::int[])) as a (helper, place)`)
    .crossJoinLateral(found)
    .where(lt(found.messageId, before))
    .orderBy(desc(found.messageId))
    .prepare('search_positions')
    .execute()
  return rows.map(({ messageId }) => messageId)
}
