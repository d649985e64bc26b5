import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type DbSession, preparedQuery } from '../../db/prepared-query.ts'
import { isAnyOf, listOf } from '../../db/statement.ts'
import { conversationMemory as facts } from '../../db/tables/memory.ts'

const later = alias(facts, 'later')

const factStatusOf = preparedQuery<{ userId: number; messageIds: string }>('find_fact_status')(
  (db, { userId, messageIds }) =>
    db
      .select({
        messageId: sql<number>`${facts.sourceMessageId}`,
        isCurrent: sql<boolean>`bool_or(${isNull(facts.validTo)})`,
        /** The newest message that superseded one. */
        later: sql<number | null>`max(${later.sourceMessageId})`,
      })
      .from(facts)
      .leftJoin(later, eq(later.id, facts.supersededBy))
      .where(and(eq(facts.userId, userId), isAnyOf(facts.sourceMessageId, messageIds)))
      .groupBy(facts.sourceMessageId),
)

export type FactStatusRow = Awaited<ReturnType<typeof factStatusOf>>[number]

export const findFactStatus = (
  db: DbSession,
  userId: number,
  messageIds: readonly number[],
): Promise<FactStatusRow[]> => factStatusOf(db, { userId, messageIds: listOf(messageIds) })

export const findCurrentOfSlots = preparedQuery<{ userId: number; slots: Buffer[] }>('find_current_of_slots')(
  (db, { userId, slots }) =>
    db
      .select({ messageId: sql<number>`${facts.sourceMessageId}` })
      .from(facts)
      .where(
        and(
          eq(facts.userId, userId),
          sql`${facts.slotHash} = any(${slots}::bytea[])`,
          isNull(facts.validTo),
          isNotNull(facts.sourceMessageId),
        ),
      ),
)
