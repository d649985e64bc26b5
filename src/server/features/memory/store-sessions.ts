import { and, count, desc, eq, gt, not, sql } from 'drizzle-orm'
import { excluded, isAnyOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import {
  conversationDigests as digests,
  conversationSummaries as summaries,
  userProfiles,
} from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

/** Conversations that are read as a whole once idle. */

/** Claims idle conversations and those with many new messages; skips those claimed by another worker. */
export const claimRested = preparedSql<
  { id: number },
  { now: Date; before: Date; most: number; lost: Date; limit: number }
>('claim_rested')`
  update ${digests} set ${digests.queuedAt} = :now where ${digests.helperId} = any(array(
    select ${digests.helperId} from ${digests}
    where ${digests.pendingMessages} > 0
      and (${digests.lastMessageAt} < :before or ${digests.pendingMessages} >= :most)
      and (${digests.queuedAt} is null or ${digests.queuedAt} < :lost)
    order by ${digests.lastMessageAt} limit :limit for update skip locked))
  returning ${digests.helperId} as id`

/** A conversation waiting to be read; none if it has been read in the meantime. */
export const findRested = (db: Db, helperId: number) =>
  db
    .select({
      helperId: digests.helperId,
      userId: digests.userId,
      pendingMessages: digests.pendingMessages,
      firstPendingMessage: sql<number>`coalesce(${digests.firstPendingMessage}, 0)`,
      wrappedKey: userKeys.wrappedKey,
      timeZone: users.timeZone,
      firstName: users.firstName,
      privacySettings: userProfiles.privacySettings,
    })
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .innerJoin(userKeys, eq(userKeys.userId, digests.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, digests.userId))
    .where(and(eq(digests.helperId, helperId), gt(digests.pendingMessages, 0)))
    .prepare('find_rested')
    .execute()

export type RestedRow = Awaited<ReturnType<typeof findRested>>[number]

export interface SessionRow extends Pick<typeof messages.$inferSelect, 'id' | 'content' | 'isFromUser' | 'sentAt'> {
  /** The person's local day, `2026-11-20`. */
  day: string
}

/** The messages of days with new ones, oldest first, without forgotten and sensitive ones. */
export const readSessions = preparedSql<
  SessionRow,
  { helperId: number; since: number; timeZone: string; limit: number }
>('read_sessions')`
  select * from (
    select ${messages.id} as id, ${messages.content}, ${messages.isFromUser} as "isFromUser",
      ${messages.sentAt} as "sentAt", to_char(${messages.sentAt} at time zone :timeZone, 'YYYY-MM-DD') as day
    from ${messages}
    where ${messages.helperId} = :helperId and not ${messages.isSensitive} and not ${messages.isForgotten}
      and not ${messages.isWithheld} and not ${messages.withheldBySettings}
      and ${messages.sentAt} >= (
        select date_trunc('day', ${messages.sentAt} at time zone :timeZone) at time zone :timeZone from ${messages}
        where ${messages.id} >= :since::bigint and ${messages.helperId} = :helperId
        order by ${messages.helperId}, ${messages.id} limit 1)
    order by ${messages.sentAt} desc, ${messages.id} desc limit :limit) m
  order by "sentAt", id`

/** How many of these messages may still be remembered. */
export async function countKept(tx: Transaction, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        isAnyOf(messages.id, ids),
        not(messages.isForgotten),
        not(messages.isWithheld),
        not(messages.withheldBySettings),
        not(messages.isSensitive),
      ),
    )
    .prepare('count_kept')
    .execute()
  return row?.count ?? 0
}

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
        messageCount: excluded(summaries.messageCount),
        summary: excluded(summaries.summary),
      },
    })
    .prepare('save_summary')
    .execute()
}

/** The newest session summaries, newest first. */
export const latestSummaries = (tx: Transaction, helperId: number, limit: number) =>
  tx
    .select({ day: summaries.sessionDate, summary: summaries.summary })
    .from(summaries)
    .where(eq(summaries.helperId, helperId))
    .orderBy(desc(summaries.sessionDate))
    .limit(limit)
    .prepare('latest_summaries')
    .execute()

interface Reading {
  read: number
  /** The newest message that was read. */
  upTo: number
  sessionDigest: Buffer | null
}

/** Clears what was read; messages that arrived in the meantime keep waiting. */
export async function noteRead(
  tx: Transaction,
  helperId: number,
  { read, upTo, sessionDigest }: Reading,
): Promise<void> {
  await tx
    .update(digests)
    .set({
      pendingMessages: sql`greatest(0, ${digests.pendingMessages} - ${read}::int)`,
      firstPendingMessage: upTo,
      queuedAt: null,
      sessionDigest,
    })
    .where(eq(digests.helperId, helperId))
    .prepare('note_read')
    .execute()
}
