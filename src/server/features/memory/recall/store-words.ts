import { desc, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { indexedAt, type Located, listsOf, positionRows } from './store.ts'

/** Older than a given one, newest first. */
export async function messageIdsAt(db: Db, located: readonly Located[], before: number): Promise<number[]> {
  const { helperIds, positions } = listsOf(located)
  const at = indexedAt(db)
  const rows = await db
    .select({ messageId: at.messageId })
    .from(positionRows(helperIds, positions))
    .crossJoinLateral(at)
    .where(lt(at.messageId, before))
    .orderBy(desc(at.messageId))
    .prepare('search_positions')
    .execute()
  return rows.map(({ messageId }) => messageId)
}
