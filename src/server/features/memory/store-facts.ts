import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inTransaction, isAnyOf, listOf, preparedSql, type Queryable, type Transaction } from '../../db/statement.ts'
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

export interface WaitingRow
  extends Pick<typeof messages.$inferSelect, 'id' | 'userId' | 'helperId' | 'content' | 'sentAt'>,
    Pick<typeof users.$inferSelect, 'timeZone'>,
    Pick<typeof userKeys.$inferSelect, 'wrappedKey'>,
    Pick<typeof userProfiles.$inferSelect, 'privacySettings'> {
  /** False for sensitive and forgotten messages: no facts are taken from them. */
  isMemory: boolean
}

/**
 * Messages of people that have not been analysed yet, oldest first. Locks their owners' facts until the transaction
 * ends; those locked by another writer are skipped until next time.
 */
export const claimWaiting = preparedSql<WaitingRow, { limit: number }>('claim_waiting_messages')`
  with waiting as (
    select ${messages.id}, ${messages.userId}, ${messages.helperId}, ${messages.content}, ${messages.sentAt},
      ${messages.isForgotten}, ${messages.isSensitive}
    from ${messages} where ${messages.isFromUser} and ${messages.memoryProcessedAt} is null
    order by ${messages.id} limit :limit),
  owners as materialized (
    select id, pg_try_advisory_xact_lock(${FACTS_LOCK}, id) as mine
    from (select distinct ${messages.userId} as id from waiting) d)
  select w.${messages.id}, w.${messages.userId} as "userId", w.${messages.helperId} as "helperId",
    w.${messages.content}, w.${messages.sentAt} as "sentAt",
    not (w.${messages.isForgotten} or w.${messages.isSensitive}) as "isMemory", u.${users.timeZone} as "timeZone",
    k.${userKeys.wrappedKey} as "wrappedKey", p.${userProfiles.privacySettings} as "privacySettings"
  from waiting w join owners o on o.id = w.${messages.userId} and o.mine
    join ${users} u on u.${users.id} = w.${messages.userId}
    join ${userKeys} k on k.${userKeys.userId} = w.${messages.userId}
    left join ${userProfiles} p on p.${userProfiles.userId} = w.${messages.userId}
  order by w.${messages.id}`

/** Saves the analysis of messages. Returns those that nobody had analysed before. */
export const noteMessages = preparedSql<
  { id: number },
  {
    ids: number[]
    tones: (Buffer | null)[]
    topics: (Buffer | null)[]
    sentiments: (Buffer | null)[]
    tags: (Buffer | null)[]
    importances: number[]
    now: Date
  }
>('note_messages')`
  update ${messages} m set ${messages.emotionalTone} = t.tone, ${messages.keyTopics} = t.topics,
    ${messages.sentiment} = t.sentiment, ${messages.memoryTags} = t.tags, ${messages.importance} = t.importance,
    ${messages.memoryProcessedAt} = :now
  from unnest(:ids::bigint[], :tones::bytea[], :topics::bytea[], :sentiments::bytea[], :tags::bytea[], :importances::int[])
    as t(id, tone, topics, sentiment, tags, importance)
  where m.${messages.id} = t.id and m.${messages.memoryProcessedAt} is null
  returning m.${messages.id}`

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

/** Current facts stated in conversations since an instant, oldest first. */
export const recentFacts = preparedSql<
  Pick<typeof facts.$inferSelect, 'subject' | 'attribute' | 'value' | 'holds' | 'quote' | 'confidence'> & {
    helperId: number
    toldAt: Date
  },
  { helperIds: number[]; since: Date }
>('recent_facts')`
  select f.${facts.subject}, f.${facts.attribute}, f.${facts.value}, f.${facts.holds}, f.${facts.quote},
    f.${facts.confidence}, m.${messages.helperId} as "helperId", max(m.${messages.sentAt}) as "toldAt"
  from ${messages} m join ${facts} f on f.${facts.userId} = m.${messages.userId}
    and m.${messages.id} = any(f.${facts.relatedMessageIds})
  where m.${messages.helperId} = any(:helperIds::int[]) and m.${messages.isFromUser}
    and m.${messages.sentAt} >= :since and f.${facts.validTo} is null and f.${facts.updatedAt} >= :since
  group by f.${facts.id}, m.${messages.helperId}
  order by "toldAt", f.${facts.id}`

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

export const raiseTombstones = preparedSql<never, { userId: number; hashes: Buffer[]; now: Date }>('raise_tombstones')`
  insert into ${tombstones} (${tombstones.userId}, ${tombstones.hash}, ${tombstones.createdAt}, ${tombstones.upToMessage})
  select :userId, t.hash, :now, coalesce(n.id, 0)
  from (select distinct hash from unnest(:hashes::bytea[]) as h(hash)) t,
    (select max(${messages.id}) as id from ${messages} where ${messages.userId} = :userId) n
  on conflict (${tombstones.userId}, ${tombstones.hash}) do update
    set ${tombstones.createdAt} = excluded.${tombstones.createdAt},
      ${tombstones.upToMessage} = excluded.${tombstones.upToMessage}`

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

/** A fact that supersedes one hidden from other helpers is hidden as well. */
export const supersedeFact = preparedSql<never, { id: number; supersededBy: number }>('supersede_fact')`
  with old as (
    update ${facts} set ${facts.supersededBy} = :supersededBy
    where ${facts.id} = :id
    returning ${facts.shareAcrossHelpers} as is_shared, ${facts.helperId} as helper),
  kept as (
    update ${facts} f set ${facts.shareAcrossHelpers} = false,
      ${facts.helperId} = coalesce(f.${facts.helperId}, old.helper)
    from old where f.${facts.id} = :supersededBy and not old.is_shared
    returning f.${facts.sourceMessageId} as message)
  update ${messages} set ${messages.shareAcrossHelpers} = false where ${messages.id} in (select message from kept)`

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

/** For a message that states facts: whether any of them is current, and the newest message that superseded one. */
export interface StandingRow {
  messageId: number
  isCurrent: boolean
  later: number | null
}

const standingOf = preparedSql<StandingRow, { userId: number; messageIds: string }>('find_standing')`
  select f.${facts.sourceMessageId} as "messageId",
    bool_or(f.${facts.validTo} is null) as "isCurrent", max(n.${facts.sourceMessageId}) as later
  from ${facts} f
    left join ${facts} n on n.${facts.id} = f.${facts.supersededBy}
  where f.${facts.userId} = :userId
    and f.${facts.sourceMessageId} = any(:messageIds::bigint[])
  group by f.${facts.sourceMessageId}`

/** The status of facts stated in messages. */
export const findStanding = (db: Queryable, userId: number, messageIds: readonly number[]): Promise<StandingRow[]> =>
  standingOf(db, { userId, messageIds: listOf(messageIds) })

/** Messages that state the current fact of slots. */
export const findCurrentOfSlots = preparedSql<{ messageId: number }, { userId: number; slots: Buffer[] }>(
  'find_current_of_slots',
)`
  select ${facts.sourceMessageId} as "messageId" from ${facts}
  where ${facts.userId} = :userId and ${facts.slotHash} = any(:slots::bytea[])
    and ${facts.validTo} is null and ${facts.sourceMessageId} is not null`
