import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import {
  excluded,
  inTransaction,
  isAnyOf,
  listed,
  listOf,
  preparedQuery,
  preparedSql,
  type Session,
  type Transaction,
} from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import {
  conversationDigests as digests,
  conversationMemory as facts,
  memoryTombstones as tombstones,
  userProfiles,
} from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

const fields = { ...getTableColumns(facts), helperName: helpers.name }

export type FactRow = typeof facts.$inferSelect & { helperName: string | null }

const NEWEST_FIRST = [desc(facts.validFrom), desc(facts.id)]

const readQuery = (db: Db, where: SQL | undefined) =>
  db
    .select(fields)
    .from(facts)
    .leftJoin(helpers, eq(helpers.id, facts.helperId))
    .where(where)
    .orderBy(...NEWEST_FIRST)

const read = async (db: Db, where: SQL | undefined): Promise<FactRow[]> => readQuery(db, where)

export interface FactFilter {
  helperId?: number | undefined
  kind?: FactRow['memoryType'] | undefined
  category?: FactRow['category'] | undefined
  state: 'current' | 'superseded' | 'all'
}

const isFound = (userId: number, filter: FactFilter): SQL | undefined =>
  and(
    eq(facts.userId, userId),
    filter.helperId === undefined ? undefined : eq(facts.helperId, filter.helperId),
    filter.kind === undefined ? undefined : eq(facts.memoryType, filter.kind),
    filter.category === undefined ? undefined : eq(facts.category, filter.category),
    { current: isNull(facts.validTo), superseded: isNotNull(facts.validTo), all: undefined }[filter.state],
  )

/** A page of a person's facts, newest first. */
export const pageOfFacts = (
  db: Db,
  userId: number,
  filter: FactFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<FactRow[]> => readQuery(db, isFound(userId, filter)).limit(limit).offset(offset)

export const countFacts = (db: Db, userId: number, filter: FactFilter): Promise<number> =>
  db.$count(facts, isFound(userId, filter))

/** What is read of each fact for a search, newest first. The database can't search encrypted text. */
export const searchFields = (db: Db, userId: number, filter: FactFilter) =>
  db
    .select({ ...wordFields, content: facts.content, helperName: helpers.name })
    .from(facts)
    .leftJoin(helpers, eq(helpers.id, facts.helperId))
    .where(isFound(userId, filter))
    .orderBy(...NEWEST_FIRST)

export const findFacts = (db: Db, userId: number, ids: readonly number[]): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), inArray(facts.id, [...ids])))

/** Facts stated only by one message. */
export const findToldBy = (db: Db, userId: number, messageId: number): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), eq(facts.relatedMessageIds, [messageId])))

/** All facts of one slot, current and past, newest first. */
export const findSlot = (db: Db, userId: number, slotHash: Buffer): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), eq(facts.slotHash, slotHash)))

/** Namespace of the advisory lock that serialises writers of one person's facts. Arbitrary, but it must not change. */
export const FACTS_LOCK = 7_302_027

/** Blocks all other writers of these facts until the transaction ends. */
export const lockFacts = preparedSql<never, { userId: number }>('lock_facts')`
  select pg_advisory_xact_lock(${FACTS_LOCK}, :userId)`

/**
 * Messages of people that have not been analysed yet, oldest first. Locks their owners' facts until the transaction
 * ends; those locked by another writer are skipped until next time.
 */
export function claimWaiting(tx: Transaction, limit: number) {
  const waiting = tx.$with('waiting').as(
    tx
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
  const writers = tx.selectDistinct({ id: waiting.userId }).from(waiting).as('writers')
  const lock = sql<boolean>`pg_try_advisory_xact_lock(${FACTS_LOCK}, ${writers.id})`
  const owners = tx.$with('owners').as(tx.select({ id: writers.id, isHeld: lock.as('is_held') }).from(writers))
  return tx
    .with(waiting, owners)
    .select({
      id: waiting.id,
      userId: waiting.userId,
      helperId: waiting.helperId,
      content: waiting.content,
      sentAt: waiting.sentAt,
      /** False for what is sensitive or was forgotten: it tells nothing. */
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
    .prepare('claim_waiting_messages')
    .execute()
}

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

/** Saves what messages were found to be; gives those that nobody had noted before. */
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

/** The content of a fact, and the helper it was said to. */
export const wordFields = {
  id: facts.id,
  helperId: facts.helperId,
  subject: facts.subject,
  attribute: facts.attribute,
  value: facts.value,
  holds: facts.holds,
  quote: facts.quote,
}

/** The current facts about a person. */
export const currentFacts = (tx: Transaction, userId: number) =>
  tx
    .select({
      ...wordFields,
      validFrom: facts.validFrom,
      importance: facts.importance,
      shareAcrossHelpers: facts.shareAcrossHelpers,
      privacyTags: facts.privacyTags,
    })
    .from(facts)
    .where(and(eq(facts.userId, userId), isNull(facts.validTo)))
    .orderBy(facts.validFrom, facts.id)
    .prepare('current_facts')
    .execute()

/** Current facts that were told in conversations since an instant, the oldest first. */
export function recentFacts(tx: Transaction, { helperIds, since }: { helperIds: number[]; since: Date }) {
  const toldAt = sql`max(${messages.sentAt})`.mapWith(messages.sentAt)
  const isToldBy = and(eq(facts.userId, messages.userId), sql`${messages.id} = any(${facts.relatedMessageIds})`)
  return tx
    .select({
      subject: facts.subject,
      attribute: facts.attribute,
      value: facts.value,
      holds: facts.holds,
      quote: facts.quote,
      confidence: facts.confidence,
      helperId: messages.helperId,
      toldAt,
    })
    .from(messages)
    .innerJoin(facts, isToldBy)
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
    .orderBy(toldAt, facts.id)
    .prepare('recent_facts')
    .execute()
}

const isAnyHash = (column: PgColumn, hashes: readonly Buffer[]): SQL =>
  sql`${column} = any(${sql.param(hashes)}::bytea[])`

/** Which of the hashes were forgotten after something was said; what is said again later is learned again. */
export const findTombstones = (tx: Transaction, userId: number, hashes: readonly Buffer[], messageId: number) =>
  tx
    .select({ hash: tombstones.hash })
    .from(tombstones)
    .where(
      and(eq(tombstones.userId, userId), isAnyHash(tombstones.hash, hashes), gte(tombstones.upToMessage, messageId)),
    )
    .prepare('find_tombstones')
    .execute()

/** Has hashes count as forgotten up to the person's newest message. */
export async function raiseTombstones(tx: Transaction, userId: number, hashes: Buffer[], now: Date): Promise<void> {
  const given = listed('given', { hash: ['bytea', hashes] })
  const newest = tx
    .select({ id: sql`coalesce(max(${messages.id}), 0)` })
    .from(messages)
    .where(eq(messages.userId, userId))
  const raised = tx
    .selectDistinct({
      userId: sql<number>`${userId}::int`.as('user_id'),
      hash: given.aliased.hash,
      upToMessage: sql<number>`${newest}`.as('up_to_message'),
      createdAt: sql<Date>`${now}::timestamptz`.as('created_at'),
    })
    .from(given.rows)
  await tx
    .insert(tombstones)
    .select(raised)
    .onConflictDoUpdate({
      target: [tombstones.userId, tombstones.hash],
      set: { createdAt: excluded(tombstones.createdAt), upToMessage: excluded(tombstones.upToMessage) },
    })
    .prepare('raise_tombstones')
    .execute()
}

/** Removes tombstones, because the person states it again themselves. */
export async function liftTombstones(tx: Transaction, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx
    .delete(tombstones)
    .where(and(eq(tombstones.userId, userId), isAnyHash(tombstones.hash, hashes)))
    .prepare('lift_tombstones')
    .execute()
}

/** Ends a fact, before the one that supersedes it takes its slot. */
export async function endFact(tx: Transaction, id: number, validTo: Date, now: Date): Promise<void> {
  await tx
    .update(facts)
    .set({ validTo: sql`greatest(${validTo}::timestamptz, ${facts.validFrom})`, updatedAt: now })
    .where(eq(facts.id, id))
    .prepare('end_fact')
    .execute()
}

/** What becomes of something that is kept from other helpers is kept from them as well. */
export async function supersedeFact(tx: Transaction, id: number, supersededBy: number): Promise<void> {
  const before = tx
    .$with('before')
    .as(
      tx
        .update(facts)
        .set({ supersededBy })
        .where(eq(facts.id, id))
        .returning({ isShared: facts.shareAcrossHelpers, helperId: facts.helperId }),
    )
  const kept = tx.$with('kept').as(
    tx
      .update(facts)
      .set({ shareAcrossHelpers: false, helperId: sql`coalesce(${facts.helperId}, ${before.helperId})` })
      .from(before)
      .where(and(eq(facts.id, supersededBy), not(before.isShared)))
      .returning({ messageId: facts.sourceMessageId }),
  )
  const told = tx.select({ id: kept.messageId }).from(kept)
  await tx
    .with(before, kept)
    .update(messages)
    .set({ shareAcrossHelpers: false })
    .where(inArray(messages.id, told))
    .prepare('supersede_fact')
    .execute()
}

/** Records that a fact was stated again. */
export async function confirmFact(tx: Transaction, id: number, messageId: number, now: Date): Promise<void> {
  const told = facts.relatedMessageIds
  await tx
    .update(facts)
    .set({ updatedAt: now, relatedMessageIds: sql`(coalesce(${told}, '{}') || ${messageId}::bigint)[1:50]` })
    .where(and(eq(facts.id, id), sql`not coalesce(${told} @> array[${messageId}::bigint], false)`))
    .prepare('confirm_fact')
    .execute()
}

/** Recorded at `createdAt`. Shared with others if the message that states it is. */
export type NewFact = Omit<typeof facts.$inferInsert, 'id' | 'updatedAt' | 'shareAcrossHelpers'>

/** Returns the new fact's id; null if the database already has it. */
export async function insertFact(tx: Transaction, fact: NewFact): Promise<number | null> {
  // Read under the lock, so that a retention period chosen in the meantime applies to this fact too.
  const chosen = sql`select (${userProfiles.privacySettings} ->> 'dataRetentionDays')::int from ${userProfiles}
    where ${eq(userProfiles.userId, fact.userId)}`
  const source = sql`select ${messages.shareAcrossHelpers} from ${messages}
    where ${messages.id} = ${fact.sourceMessageId ?? null}::bigint`
  const [row] = await tx
    .insert(facts)
    .values({
      ...fact,
      retentionPeriod: sql`coalesce((${chosen}), ${fact.retentionPeriod}::int)`,
      shareAcrossHelpers: sql`coalesce((${source}), true)`,
      updatedAt: fact.createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: facts.id })
    .prepare('insert_fact')
    .execute()
  return row?.id ?? null
}

export async function deleteFacts(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await tx
    .delete(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.id, ids)))
    .prepare('delete_facts')
    .execute()
}

/** Runs several of these statements in one transaction. */
export const transaction = inTransaction

const later = alias(facts, 'later')

/** How it stands with what was told in messages. */
const standingOf = preparedQuery<{ userId: number; messageIds: string }>('find_standing')(
  (db, { userId, messageIds }) =>
    db
      .select({
        messageId: sql<number>`${facts.sourceMessageId}`,
        /** Is any of the facts that it told current? */
        isCurrent: sql<boolean>`bool_or(${isNull(facts.validTo)})`,
        /** The newest message that superseded one. */
        later: sql<number | null>`max(${later.sourceMessageId})`,
      })
      .from(facts)
      .leftJoin(later, eq(later.id, facts.supersededBy))
      .where(and(eq(facts.userId, userId), isAnyOf(facts.sourceMessageId, messageIds)))
      .groupBy(facts.sourceMessageId),
)

export type StandingRow = Awaited<ReturnType<typeof standingOf>>[number]

export const findStanding = (db: Session, userId: number, messageIds: readonly number[]): Promise<StandingRow[]> =>
  standingOf(db, { userId, messageIds: listOf(messageIds) })

/** Messages that tell what is current of slots. */
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
