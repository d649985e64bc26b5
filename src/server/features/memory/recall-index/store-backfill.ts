import { and, eq, gt, isNull, lte, max, not, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { userKeys } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { recallPositions } from '../../../platform/db/tables/recall.ts'
import { isMemory } from '../recall/sql-parts.ts'

/** Transactions that may still add an older one are numbered below `next`; those below `oldest` have ended. */
export const backfillEnd = (db: Db) =>
  db
    .select({
      id: max(messages.id),
      next: sql`pg_snapshot_xmax(pg_current_snapshot())`.mapWith(BigInt),
      oldest: sql`pg_snapshot_xmin(pg_current_snapshot())`.mapWith(BigInt),
    })
    .from(messages)
    .prepare('recall_newest_message')
    .execute()

const isUnindexed = (db: Db) =>
  and(
    isMemory,
    notExists(
      db
        .select({ id: recallPositions.messageId })
        .from(recallPositions)
        .where(eq(recallPositions.messageId, messages.id)),
    ),
  )

/** The oldest of one person's in each conversation. */
export const findUnindexedOf = (db: Db, userId: number) =>
  db
    .select({ helperId: messages.helperId, first: sql<number>`min(${messages.id})` })
    .from(messages)
    .where(and(eq(messages.userId, userId), isUnindexed(db)))
    .groupBy(messages.helperId)
    .prepare('recall_unindexed_oldest')
    .execute()

/** Exchanges since `answering` are left out: the process that writes the reply indexes them. */
export function findUnindexedHelpers(
  db: Db,
  { after, upTo, answering }: { after: number; upTo: number; answering: Date },
) {
  const behind = db
    .select({
      helperId: messages.helperId,
      userId: messages.userId,
      first: sql<number>`min(${messages.id})`.as('first'),
    })
    .from(messages)
    .where(
      and(
        gt(messages.id, after),
        lte(messages.id, upTo),
        isUnindexed(db),
        or(lte(messages.sentAt, answering), and(not(messages.isFromUser), isNull(messages.replyTo))),
      ),
    )
    .groupBy(messages.helperId, messages.userId)
    .as('behind')
  return db
    .select({
      helperId: behind.helperId,
      userId: behind.userId,
      /** The oldest of those messages. */
      first: behind.first,
      wrappedKey: userKeys.wrappedKey,
    })
    .from(behind)
    .innerJoin(userKeys, eq(userKeys.userId, behind.userId))
    .prepare('recall_behind')
    .execute()
}

export type UnindexedHelper = Awaited<ReturnType<typeof findUnindexedHelpers>>[number]
