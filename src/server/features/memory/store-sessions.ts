import { and, count, desc, eq, gt, gte, isNull, lt, not, or, sql } from 'drizzle-orm'
import { excluded, isAnyOf, isOneOf, type Transaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import {
  conversationDigests as digests,
  conversationSummaries as summaries,
  userProfiles,
} from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

/** Conversations that are read as a whole once idle. */

interface Idle {
  now: Date
  /** No message since then, or at least `most` new ones. */
  before: Date
  most: number
  /** Conversations claimed before this are claimed again: their worker is gone. */
  lost: Date
  limit: number
}

/** Skips those claimed by another worker. */
export function claimIdle(tx: Transaction, { now, before, most, lost, limit }: Idle) {
  const idle = tx
    .select({ helperId: digests.helperId })
    .from(digests)
    .where(
      and(
        sql`${digests.pendingMessages} > 0`,
        or(lt(digests.lastMessageAt, before), gte(digests.pendingMessages, most)),
        or(isNull(digests.queuedAt), lt(digests.queuedAt, lost)),
      ),
    )
    .orderBy(digests.lastMessageAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(digests)
    .set({ queuedAt: now })
    .where(isOneOf(digests.helperId, idle))
    .returning({ id: digests.helperId })
    .prepare('claim_idle')
    .execute()
}

/** None if it has been read in the meantime. */
export const findIdle = (db: Db, helperId: number) =>
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
    .prepare('find_idle')
    .execute()

export type IdleRow = Awaited<ReturnType<typeof findIdle>>[number]

/** Forgotten and sensitive messages are left out. */
const isRead = and(
  not(messages.isForgotten),
  not(messages.isWithheld),
  not(messages.withheldBySettings),
  not(messages.isSensitive),
)

interface Since {
  helperId: number
  since: number
  timeZone: string
  limit: number
}

/** Only of days on which something is new, oldest first. */
export function readSessionMessages(db: Db, { helperId, since, timeZone, limit }: Since) {
  const localTime = sql`${messages.sentAt} at time zone ${timeZone}::text`
  const firstDay = db
    .select({ begin: sql`date_trunc('day', ${localTime}) at time zone ${timeZone}::text` })
    .from(messages)
    .where(and(gte(messages.id, since), eq(messages.helperId, helperId)))
    .orderBy(messages.helperId, messages.id)
    .limit(1)
  const newest = db
    .select({
      id: messages.id,
      content: messages.content,
      isFromUser: messages.isFromUser,
      sentAt: messages.sentAt,
      /** The person's local day, `2026-11-20`. */
      day: sql<string>`to_char(${localTime}, 'YYYY-MM-DD')`.as('day'),
    })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), isRead, sql`${messages.sentAt} >= ${firstDay}`))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit)
    .as('newest')
  return db.select().from(newest).orderBy(newest.sentAt, newest.id).prepare('read_session_messages').execute()
}

export type SessionMessage = Awaited<ReturnType<typeof readSessionMessages>>[number]

/** How many of these messages may still be remembered. */
export async function countKept(tx: Transaction, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(messages)
    .where(and(isAnyOf(messages.id, ids), isRead))
    .prepare('count_kept')
    .execute()
  return row?.count ?? 0
}

/** Saves the summary of a day. One by rules never replaces one by a model. */
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
        writtenBy: excluded(summaries.writtenBy),
      },
      setWhere: sql`${summaries.writtenBy} = 'rules' or ${excluded(summaries.writtenBy)} = 'model'`,
    })
    .prepare('save_summary')
    .execute()
}

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
