import { and, eq, gt, isNull, lte, max, not, notExists, or, sql } from 'drizzle-orm'
import { userKeys } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'

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

/** Exchanges since `answering` are left out: the process that writes the reply indexes them. */
export function findUnindexedHelpers(
  db: Db,
  { after, upTo, answering }: { after: number; upTo: number; answering: Date },
) {
  const indexed = db
    .select({ id: recallPositions.messageId })
    .from(recallPositions)
    .where(eq(recallPositions.messageId, messages.id))
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
        not(messages.isSensitive),
        or(not(messages.isForgotten), messages.isWithdrawn),
        or(lte(messages.sentAt, answering), and(not(messages.isFromUser), isNull(messages.replyTo))),
        notExists(indexed),
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
