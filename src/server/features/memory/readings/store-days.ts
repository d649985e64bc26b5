import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, excluded, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import {
  conversationDigests as digests,
  conversationSummaries as summaries,
} from '../../../platform/db/tables/memory.ts'

/** Summaries of days. */

/** Deletes the summaries of the days that messages were sent on. */
export function deleteDays(tx: Transaction, userId: number, ids: readonly number[]) {
  const days = tx
    .select({
      helperId: messages.helperId,
      day: sql`(${messages.sentAt} at time zone ${users.timeZone})::date`.as('day'),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
  return tx
    .delete(summaries)
    .where(sql`(${summaries.helperId}, ${summaries.sessionDate}) in ${days}`)
    .prepare('delete_days')
    .execute()
}

/** Newest first. */
export const latestSummaries = (tx: Transaction, helperId: number, limit: number) =>
  tx
    .select({ day: summaries.sessionDate, summary: summaries.summary })
    .from(summaries)
    .where(eq(summaries.helperId, helperId))
    .orderBy(desc(summaries.sessionDate))
    .limit(limit)
    .prepare('latest_summaries')
    .execute()

/** What was talked about last with each helper. */
export const latestTopics = (tx: Transaction, userId: number) =>
  tx
    .selectDistinctOn([summaries.helperId], { helperId: summaries.helperId, keyTopics: summaries.keyTopics })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .orderBy(summaries.helperId, desc(summaries.sessionDate))
    .prepare('latest_topics')
    .execute()

export const findSummaryOf = (db: Pick<Db, 'select'>, helperId: number, day: string) =>
  db
    .select({ summary: summaries.summary })
    .from(summaries)
    .where(and(eq(summaries.helperId, helperId), eq(summaries.sessionDate, day)))
    .prepare('find_summary_of')
    .execute()

/** Saves the summary of a day in place of an earlier one; `messageCount` is added to its count. */
export async function saveSummary(tx: Transaction, summary: typeof summaries.$inferInsert): Promise<void> {
  await tx
    .insert(summaries)
    .values(summary)
    .onConflictDoUpdate({
      target: [summaries.helperId, summaries.sessionDate],
      set: {
        keyTopics: excluded(summaries.keyTopics),
        emotionalState: excluded(summaries.emotionalState),
        progressMade: excluded(summaries.progressMade),
        actionItems: excluded(summaries.actionItems),
        followUpNeeded: excluded(summaries.followUpNeeded),
        overallTone: excluded(summaries.overallTone),
        significantMoments: excluded(summaries.significantMoments),
        messageCount: sql`${summaries.messageCount} + ${excluded(summaries.messageCount)}`,
        summary: excluded(summaries.summary),
      },
    })
    .prepare('save_summary')
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
