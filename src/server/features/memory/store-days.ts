import { and, eq, gte, type SQLWrapper, sql } from 'drizzle-orm'
import { isAnyOf, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationDigests as digests, conversationSummaries as summaries } from '../../db/tables/memory.ts'

/** Summaries of days, and the days that are read again. */

/** Marks a conversation to be read again from a message on. */
const readAgainFrom = (message: SQLWrapper) => ({
  pendingMessages: sql`greatest(${digests.pendingMessages}, 1)`,
  queuedAt: null,
  firstPendingMessage: sql`least(coalesce(${digests.firstPendingMessage}, ${message}), ${message})`,
})

const firstMessage = sql`min(${messages.id})`.as('first_message')

/** Deletes the summaries of the days that messages were sent on, and marks those days to be read again. */
export function dropDays(tx: Transaction, userId: number, ids: readonly number[]) {
  const isSaid = and(eq(messages.userId, userId), isAnyOf(messages.id, ids))
  const days = tx
    .select({
      helperId: messages.helperId,
      day: sql`(${messages.sentAt} at time zone ${users.timeZone})::date`.as('day'),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, userId))
    .where(isSaid)
  const dropped = tx
    .$with('dropped')
    .as(tx.delete(summaries).where(sql`(${summaries.helperId}, ${summaries.sessionDate}) in ${days}`))
  const said = tx
    .select({ helperId: messages.helperId, first: firstMessage })
    .from(messages)
    .where(isSaid)
    .groupBy(messages.helperId)
    .as('said')
  return tx
    .with(dropped)
    .update(digests)
    .set(readAgainFrom(said.first))
    .from(said)
    .where(eq(digests.helperId, said.helperId))
    .prepare('drop_days')
    .execute()
}

export async function findSummaries(tx: Transaction, userId: number) {
  const { summary, keyTopics, progressMade, actionItems, significantMoments } = summaries
  const texts = { summary, keyTopics, progressMade, actionItems, significantMoments }
  const rows = await tx
    .select({ id: summaries.id, helperId: summaries.helperId, texts })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .prepare('find_summaries')
    .execute()
  return rows.map((row) => ({ ...row, texts: Object.values(row.texts) }))
}

/** Deletes summaries and marks their days to be read again. */
export function deleteSummaries(tx: Transaction, userId: number, ids: readonly number[]) {
  const days = tx.$with('days').as(
    tx
      .delete(summaries)
      .where(and(eq(summaries.userId, userId), isAnyOf(summaries.id, ids)))
      .returning({ helperId: summaries.helperId, day: summaries.sessionDate }),
  )
  const isOfDay = gte(messages.sentAt, sql`${days.day}::timestamp at time zone ${users.timeZone}`)
  const said = tx.$with('said').as(
    tx
      .select({ helperId: days.helperId, first: firstMessage })
      .from(days)
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(messages, and(eq(messages.helperId, days.helperId), isOfDay))
      .groupBy(days.helperId),
  )
  return tx
    .with(days, said)
    .update(digests)
    .set(readAgainFrom(said.first))
    .from(said)
    .where(eq(digests.helperId, said.helperId))
    .prepare('delete_summaries')
    .execute()
}

export async function saveSessionDigest(
  tx: Transaction,
  helperId: number,
  sessionDigest: Buffer | null,
): Promise<void> {
  await tx
    .update(digests)
    .set({ sessionDigest })
    .where(eq(digests.helperId, helperId))
    .prepare('save_session_digest')
    .execute()
}
