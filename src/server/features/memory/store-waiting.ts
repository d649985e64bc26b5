import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { listed } from '../../db/listed.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { isAnyOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationDigests as digests, conversationMemory as facts, userProfiles } from '../../db/tables/memory.ts'
import { FACTS_LOCK } from './store-facts.ts'

/**
 * Oldest first. Locks their owners' facts until the transaction ends; those that others have locked are skipped. Runs twice
 * a second, so it is built once.
 */
export const claimWaiting = preparedQuery<{ limit: number }>('claim_waiting_messages')((db, { limit }) => {
  const waiting = db.$with('waiting').as(
    db
      .select({
        id: messages.id,
        userId: messages.userId,
        helperId: messages.helperId,
        content: messages.content,
        sentAt: messages.sentAt,
        isForgotten: messages.isForgotten,
        isSensitive: messages.isSensitive,
      })
      .from(messages)
      .where(and(messages.isFromUser, isNull(messages.memoryProcessedAt)))
      .orderBy(messages.id)
      .limit(limit),
  )
  const writers = db.selectDistinct({ id: waiting.userId }).from(waiting).as('writers')
  const lock = sql<boolean>`pg_try_advisory_xact_lock(${FACTS_LOCK}, ${writers.id})`
  const owners = db.$with('owners').as(db.select({ id: writers.id, isHeld: lock.as('is_held') }).from(writers))
  return db
    .with(waiting, owners)
    .select({
      id: waiting.id,
      userId: waiting.userId,
      helperId: waiting.helperId,
      content: waiting.content,
      sentAt: waiting.sentAt,
      /** False for sensitive and forgotten messages: no facts are taken from them. */
      isMemory: sql<boolean>`not (${waiting.isForgotten} or ${waiting.isSensitive})`,
      timeZone: users.timeZone,
      wrappedKey: userKeys.wrappedKey,
      privacySettings: userProfiles.privacySettings,
    })
    .from(waiting)
    .innerJoin(owners, and(eq(owners.id, waiting.userId), sql`${owners.isHeld}`))
    .innerJoin(users, eq(users.id, waiting.userId))
    .innerJoin(userKeys, eq(userKeys.userId, waiting.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, waiting.userId))
    .orderBy(waiting.id)
})

/** Oldest first. The caller holds the lock on their facts. */
export const findWaitingOf = (tx: Transaction, userId: number, limit: number) =>
  tx
    .select({
      id: messages.id,
      userId: messages.userId,
      helperId: messages.helperId,
      content: messages.content,
      sentAt: messages.sentAt,
      isMemory: sql<boolean>`not (${messages.isForgotten} or ${messages.isSensitive})`,
      timeZone: users.timeZone,
      wrappedKey: userKeys.wrappedKey,
      privacySettings: userProfiles.privacySettings,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .innerJoin(userKeys, eq(userKeys.userId, messages.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, messages.userId))
    .where(and(eq(messages.userId, userId), messages.isFromUser, isNull(messages.memoryProcessedAt)))
    .orderBy(messages.id)
    .limit(limit)
    .prepare('find_waiting_of')
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof claimWaiting>>[number]

interface Notes {
  ids: number[]
  tones: (Buffer | null)[]
  topics: (Buffer | null)[]
  sentiments: (Buffer | null)[]
  tags: (Buffer | null)[]
  importances: number[]
  now: Date
}

/** Returns those that nobody had analysed before. */
export function noteMessages(tx: Transaction, { ids, tones, topics, sentiments, tags, importances, now }: Notes) {
  const note = listed('note', {
    id: ['bigint', ids],
    tone: ['bytea', tones],
    topics: ['bytea', topics],
    sentiment: ['bytea', sentiments],
    tags: ['bytea', tags],
    importance: ['int', importances],
  })
  return tx
    .update(messages)
    .set({
      emotionalTone: note.tone,
      keyTopics: note.topics,
      sentiment: note.sentiment,
      memoryTags: note.tags,
      importance: note.importance,
      memoryProcessedAt: now,
    })
    .from(note.rows)
    .where(and(eq(messages.id, note.id), isNull(messages.memoryProcessedAt)))
    .returning({ id: messages.id })
    .prepare('note_messages')
    .execute()
}

/** Counts new messages per conversation, so that each is read as a whole once idle. */
export const noteConversations = preparedSql<
  never,
  { helperIds: number[]; userIds: number[]; counts: number[]; firsts: number[]; lasts: Date[] }
>('note_conversations')`
  insert into ${digests} as d (${digests.helperId}, ${digests.userId}, ${digests.pendingMessages},
    ${digests.firstPendingMessage}, ${digests.lastMessageAt})
  select t.helper, t.owner, t.count, t.first, t.last
  from unnest(:helperIds::int[], :userIds::int[], :counts::int[], :firsts::bigint[], :lasts::timestamptz[])
    as t(helper, owner, count, first, last)
  where exists (select from ${helpers} h where h.${helpers.id} = t.helper)
  on conflict (${digests.helperId}) do update set
    ${digests.pendingMessages} = d.${digests.pendingMessages} + excluded.${digests.pendingMessages},
    ${digests.firstPendingMessage} = case when d.${digests.pendingMessages} = 0
      then excluded.${digests.firstPendingMessage} else d.${digests.firstPendingMessage} end,
    ${digests.lastMessageAt} = greatest(d.${digests.lastMessageAt}, excluded.${digests.lastMessageAt})`

/** Oldest first. */
export function recentFacts(tx: Transaction, { helperIds, since }: { helperIds: number[]; since: Date }) {
  const statedAt = sql`max(${messages.sentAt})`.mapWith(messages.sentAt)
  const isStatedBy = and(eq(facts.userId, messages.userId), sql`${messages.id} = any(${facts.relatedMessageIds})`)
  return tx
    .select({
      subject: facts.subject,
      attribute: facts.attribute,
      value: facts.value,
      holds: facts.holds,
      quote: facts.quote,
      confidence: facts.confidence,
      helperId: messages.helperId,
      statedAt,
    })
    .from(messages)
    .innerJoin(facts, isStatedBy)
    .where(
      and(
        isAnyOf(messages.helperId, helperIds),
        messages.isFromUser,
        gte(messages.sentAt, since),
        isNull(facts.validTo),
        gte(facts.updatedAt, since),
      ),
    )
    .groupBy(facts.id, messages.helperId)
    .orderBy(statedAt, facts.id)
    .prepare('recent_facts')
    .execute()
}
