import { and, eq, gt, isNotNull, not, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import type { Db } from '../../../platform/ports/db.ts'
import { shownFields } from '../store.ts'

export const findMessages = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select(shownFields)
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids), messages.isShown))
    .orderBy(messages.id)
    .prepare('live_messages')
    .execute()

interface Missed {
  /** The newest message the browser certainly has, and later ones that it also has. */
  after: number
  known: readonly number[]
  limit: number
}

export const findPlannedSince = (db: Db, userId: number, { after, known, limit }: Missed) =>
  db
    .select(shownFields)
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        gt(messages.id, after),
        not(isAnyOf(messages.id, known)),
        isNotNull(messages.scheduleId),
        messages.isShown,
      ),
    )
    .orderBy(messages.id)
    .limit(limit)
    .prepare('missed_messages')
    .execute()

/** 0 if there is none. */
export async function newestMessageId(db: Db, userId: number): Promise<number> {
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${messages.id}), 0)` })
    .from(messages)
    .where(eq(messages.userId, userId))
    .prepare('newest_message')
    .execute()
  return newest?.id ?? 0
}
