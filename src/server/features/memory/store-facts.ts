import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Category } from '../../../core/privacy/categories.ts'
import { inTransaction, namedStatement, type Queryable, statement } from '../../db/statement.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationMemory } from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

const fields = { ...getTableColumns(conversationMemory), helperName: helpers.name }

export type FactRow = typeof conversationMemory.$inferSelect & { helperName: string | null }

const read = (db: Db, where: SQL | undefined): Promise<FactRow[]> =>
  db
    .select(fields)
    .from(conversationMemory)
    .leftJoin(helpers, eq(helpers.id, conversationMemory.helperId))
    .where(where)
    .orderBy(desc(conversationMemory.validFrom), desc(conversationMemory.id))

export interface FactFilter {
  helperId?: number | undefined
  kind?: FactRow['memoryType'] | undefined
  category?: FactRow['category'] | undefined
  state: 'current' | 'superseded' | 'all'
}

/** A person's facts, the newest first: what they say is searched by anyone who can read it. */
export function listFacts(db: Db, userId: number, filter: FactFilter): Promise<FactRow[]> {
  const t = conversationMemory
  return read(
    db,
    and(
      eq(t.userId, userId),
      filter.helperId === undefined ? undefined : eq(t.helperId, filter.helperId),
      filter.kind === undefined ? undefined : eq(t.memoryType, filter.kind),
      filter.category === undefined ? undefined : eq(t.category, filter.category),
      { current: isNull(t.validTo), superseded: isNotNull(t.validTo), all: undefined }[filter.state],
    ),
  )
}

export const findFacts = (db: Db, userId: number, ids: readonly number[]): Promise<FactRow[]> =>
  read(db, and(eq(conversationMemory.userId, userId), inArray(conversationMemory.id, [...ids])))

/** Facts that one message alone tells. */
export const findToldBy = (db: Db, userId: number, messageId: number): Promise<FactRow[]> =>
  read(db, and(eq(conversationMemory.userId, userId), eq(conversationMemory.relatedMessageIds, [messageId])))

/** All facts of one slot, current and past, the newest first. */
export const findSlot = (db: Db, userId: number, slotHash: Buffer): Promise<FactRow[]> =>
  read(db, and(eq(conversationMemory.userId, userId), eq(conversationMemory.slotHash, slotHash)))

/** What two writers of one person's facts wait for each other at; any number does, as long as it stays the same. */
export const FACTS_LOCK = 7_302_027

/** Keeps every other writer of these facts waiting until the transaction ends. */
export const lockFacts = statement<never, [userId: number]>(
  'lock_facts',
  `select pg_advisory_xact_lock(${FACTS_LOCK}, $1)`,
)

export interface WaitingRow {
  id: number
  userId: number
  helperId: number
  content: Buffer
  sentAt: Date
  timeZone: string
  wrappedKey: string
  settings: unknown
  /** False for what is sensitive or was forgotten: it tells nothing. */
  isMemory: boolean
}

/**
 * Messages of people that were not looked at for facts, the oldest first. The facts of their writers are locked until
 * the transaction ends; those that another writer holds are passed over until the next time.
 */
export const claimWaiting = statement<WaitingRow, [limit: number]>(
  'claim_waiting_messages',
  `with waiting as (
     select id, user_id, helper_id, content, sent_at, not (is_forgotten or is_sensitive) as is_memory from messages
     where is_from_user and memory_processed_at is null order by id limit $1),
   owners as materialized (
     select user_id, pg_try_advisory_xact_lock(${FACTS_LOCK}, user_id) as mine
     from (select distinct user_id from waiting) d)
   select w.id, w.user_id as "userId", w.helper_id as "helperId", w.content, w.sent_at as "sentAt",
     w.is_memory as "isMemory", u.time_zone as "timeZone", k.wrapped_key as "wrappedKey", p.privacy_settings as settings
   from waiting w join owners o on o.user_id = w.user_id and o.mine join users u on u.id = w.user_id
     join user_keys k on k.user_id = w.user_id left join user_profiles p on p.user_id = w.user_id
   order by w.id`,
)

export interface NotedRow {
  id: number
}

/** Saves what messages were found to be; gives those that nobody had noted before. */
export const noteMessages = namedStatement<
  NotedRow,
  {
    ids: number[]
    tones: (Buffer | null)[]
    topics: (Buffer | null)[]
    sentiments: (Buffer | null)[]
    tags: (Buffer | null)[]
    importances: number[]
    now: Date
  }
>(
  'note_messages',
  `update messages m set emotional_tone = t.tone, key_topics = t.topics, sentiment = t.sentiment,
     memory_tags = t.tags, importance = t.importance, memory_processed_at = :now
   from unnest(:ids::bigint[], :tones::bytea[], :topics::bytea[], :sentiments::bytea[], :tags::bytea[], :importances::int[])
     as t(id, tone, topics, sentiment, tags, importance)
   where m.id = t.id and m.memory_processed_at is null returning m.id`,
)

/** Counts what is new in conversations, so that each is read as a whole when it has rested. */
export const noteConversations = statement<
  never,
  [helpers: number[], users: number[], counts: number[], firsts: number[], last: Date[]]
>(
  'note_conversations',
  `insert into conversation_digests as d (helper_id, user_id, pending_messages, first_pending_message, last_message_at)
   select t.helper, t.owner, t.count, t.first, t.last
   from unnest($1::int[], $2::int[], $3::int[], $4::bigint[], $5::timestamptz[]) as t(helper, owner, count, first, last)
   where exists (select from helpers h where h.id = t.helper)
   on conflict (helper_id) do update set pending_messages = d.pending_messages + excluded.pending_messages,
     first_pending_message = case when d.pending_messages = 0 then excluded.first_pending_message else d.first_pending_message end,
     last_message_at = greatest(d.last_message_at, excluded.last_message_at)`,
)

export interface CurrentRow {
  id: number
  helperId: number | null
  subject: Buffer
  attribute: Buffer
  value: Buffer
  holds: boolean
  quote: Buffer
  validFrom: Date
  importance: number
  shareAcrossHelpers: boolean
  privacyTags: Category[] | null
  sourceMessageId: number | null
}

/** What is known of a person now. */
export const currentFacts = statement<CurrentRow, [userId: number]>(
  'current_facts',
  `select id, helper_id as "helperId", subject, attribute, value, holds, quote, valid_from as "validFrom", importance,
     share_across_helpers as "shareAcrossHelpers", privacy_tags as "privacyTags", source_message_id as "sourceMessageId"
   from conversation_memory where user_id = $1 and valid_to is null order by valid_from, id`,
)

/** Those of the hashes that were forgotten since something was said; what is said again after that is learned again. */
export const findTombstones = statement<{ hash: Buffer }, [userId: number, hashes: Buffer[], messageId: number]>(
  'find_tombstones',
  'select hash from memory_tombstones where user_id = $1 and hash = any($2::bytea[]) and up_to_message >= $3::bigint',
)

export const raiseTombstones = statement<never, [userId: number, hashes: Buffer[], now: Date]>(
  'raise_tombstones',
  `insert into memory_tombstones (user_id, hash, created_at, up_to_message)
   select $1, t.hash, $3, coalesce(n.id, 0)
   from (select distinct hash from unnest($2::bytea[]) as h(hash)) t, (select max(id) as id from messages where user_id = $1) n
   on conflict (user_id, hash) do update set created_at = excluded.created_at, up_to_message = excluded.up_to_message`,
)

/** The person says it again themselves: then it is no longer forgotten. */
export const liftTombstones = statement<never, [userId: number, hashes: Buffer[]]>(
  'lift_tombstones',
  'delete from memory_tombstones where user_id = $1 and hash = any($2::bytea[])',
)

/** Ends a fact, before the one that supersedes it takes its slot. */
export const endFact = statement<never, [id: number, validTo: Date, now: Date]>(
  'end_fact',
  'update conversation_memory set valid_to = greatest($2::timestamptz, valid_from), updated_at = $3 where id = $1',
)

/** What becomes of something that is kept from other helpers is kept from them as well. */
export const supersedeFact = statement<never, [id: number, supersededBy: number]>(
  'supersede_fact',
  `with old as (
     update conversation_memory set superseded_by = $2 where id = $1
     returning share_across_helpers as is_shared, helper_id),
   kept as (
     update conversation_memory f set share_across_helpers = false, helper_id = coalesce(f.helper_id, old.helper_id)
     from old where f.id = $2 and not old.is_shared returning f.source_message_id)
   update messages set share_across_helpers = false where id in (select source_message_id from kept)`,
)

/** Notes that a fact was said again. */
export const confirmFact = statement<never, [id: number, messageId: number, now: Date]>(
  'confirm_fact',
  `update conversation_memory set updated_at = $3,
     related_message_ids = (coalesce(related_message_ids, '{}') || $2::bigint)[1:50]
   where id = $1 and not coalesce(related_message_ids @> array[$2::bigint], false)`,
)

/** Recorded at `createdAt`. Whether others may know it goes by the message that tells it. */
export type NewFact = Omit<typeof conversationMemory.$inferInsert, 'id' | 'updatedAt' | 'shareAcrossHelpers'>

const COLUMNS = [
  'helper_id',
  'user_id',
  'memory_type',
  'category',
  'content',
  'subject',
  'attribute',
  'value',
  'quote',
  'holds',
  'found_by',
  'slot_hash',
  'fact_hash',
  'source_message_id',
  'related_message_ids',
  'valid_from',
  'valid_to',
  'confidence',
  'importance',
  'sensitivity_level',
  'privacy_tags',
  'encryption_level',
  'retention_period',
  'created_at',
  'updated_at',
] as const

const parameter = (column: (typeof COLUMNS)[number]): string => `$${COLUMNS.indexOf(column) + 1}`

/** Under the lock: a choice of how long memories are kept that was made since it was read holds for this fact too. */
const RETENTION = `coalesce((select (privacy_settings ->> 'dataRetentionDays')::int from user_profiles
  where user_id = ${parameter('user_id')}), ${parameter('retention_period')})`

const insert = statement<{ id: number }, unknown[]>(
  'insert_fact',
  `insert into conversation_memory (${COLUMNS.join(', ')}, share_across_helpers)
   values (${COLUMNS.map((column) => (column === 'retention_period' ? RETENTION : parameter(column))).join(', ')},
     coalesce((select share_across_helpers from messages where id = ${parameter('source_message_id')}), true))
   on conflict do nothing returning id`,
)

/** Gives the new fact's id as an int8 in text; null where the database has it already. */
export async function insertFact(db: Queryable, f: NewFact): Promise<number | null> {
  const [row] = await insert(
    db,
    f.helperId,
    f.userId,
    f.memoryType,
    f.category,
    f.content,
    f.subject,
    f.attribute,
    f.value,
    f.quote,
    f.holds,
    f.foundBy,
    f.slotHash,
    f.factHash,
    f.sourceMessageId,
    f.relatedMessageIds,
    f.validFrom,
    f.validTo,
    f.confidence,
    f.importance,
    f.sensitivityLevel,
    f.privacyTags,
    f.encryptionLevel,
    f.retentionPeriod,
    f.createdAt,
    f.createdAt,
  )
  return row?.id ?? null
}

export const deleteFacts = statement<{ id: number }, [userId: number, ids: number[]]>(
  'delete_facts',
  'delete from conversation_memory where user_id = $1 and id = any($2) returning id',
)

/** Several of these statements in one transaction. */
export const transaction = inTransaction

/** Of a message that told facts: whether any of those is current, and the newest message that superseded one. */
export interface StandingRow {
  messageId: number
  isCurrent: boolean
  later: number | null
}

/** How it stands with what was told in messages. */
export const findStanding = statement<StandingRow, [userId: number, messageIds: number[]]>(
  'find_standing',
  `select f.source_message_id as "messageId", bool_or(f.valid_to is null) as "isCurrent",
     max(n.source_message_id) as later
   from conversation_memory f left join conversation_memory n on n.id = f.superseded_by
   where f.user_id = $1 and f.source_message_id = any($2::bigint[]) group by f.source_message_id`,
)

/** Messages that tell what is current of slots. */
export const findCurrentOfSlots = statement<{ messageId: number }, [userId: number, slots: Buffer[]]>(
  'find_current_of_slots',
  `select source_message_id as "messageId" from conversation_memory
   where user_id = $1 and slot_hash = any($2::bytea[]) and valid_to is null and source_message_id is not null`,
)
