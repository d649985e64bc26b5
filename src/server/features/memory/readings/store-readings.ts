import { and, desc, eq, gt, gte, isNull, lt, ne, not, sql } from 'drizzle-orm'
import type { ImportSource } from '../../../../core/text/limits.ts'
import { type Db, isAnyOf, listOf, preparedSql, sqlPart, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { conversationDigests as digests, userProfiles } from '../../../platform/db/tables/memory.ts'

/** Conversations with messages that a model has not read, and what it is given of them. */

/** Namespace of the advisory lock under which a person's next reading is chosen. Arbitrary, but it must not change. */
export const READING_LOCK = 7_302_028

export interface Due {
  now: Date
  /** No message since then, or at least `most` unread ones. */
  before: Date
  most: number
  /** Conversations taken before this are taken again: their worker is gone. */
  lost: Date
}

/** Of `digests d`. */
export const IS_DUE = sqlPart`d.${digests.pendingMessages} > 0
  and (d.${digests.lastMessageAt} < :before or d.${digests.pendingMessages} >= :most)
  and (d.${digests.queuedAt} is null or d.${digests.queuedAt} < :lost)
  and (d.${digests.readAgainAt} is null or d.${digests.readAgainAt} <= :now)`

/** People for whom a reading is due, of whom nobody else chooses one at the same time. */
export const lockReaders = preparedSql<{ id: number }, Due & { limit: number }>('lock_readers')`
  select r.id from (
    select distinct d.${digests.userId} as id from ${digests} d
    where ${IS_DUE}
    limit :limit) r
  where pg_try_advisory_xact_lock(${READING_LOCK}, r.id)`

const takeOf = preparedSql<{ id: number }, Due & { people: string }>('take_readings')`
  update ${digests} t set ${digests.queuedAt} = :now
  where t.${digests.helperId} in (
    select distinct on (d.${digests.userId}) d.${digests.helperId} from ${digests} d
    where d.${digests.userId} = any(:people::int[]) and ${IS_DUE}
      and not exists (
        select from ${digests} o where o.${digests.userId} = d.${digests.userId} and o.${digests.queuedAt} >= :lost)
      and not exists (
        select from ${imports} i where i.${imports.userId} = d.${digests.userId} and i.${imports.queuedAt} >= :lost)
    order by d.${digests.userId}, d.${digests.lastMessageAt})
  returning t.${digests.helperId} as id`

/** One conversation a person, unless one is being read. In a statement of its own, it sees what others took before. */
export const takeReadings = (tx: Transaction, due: Due, people: readonly { id: number }[]) =>
  takeOf(tx, { ...due, people: listOf(people.map(({ id }) => id)) })

/** Whom a model reads for. */
export const READER = {
  helperName: helpers.name,
  personaType: helpers.personaType,
  memoryVersion: helpers.memoryVersion,
  wrappedKey: userKeys.wrappedKey,
  timeZone: users.timeZone,
  firstName: users.firstName,
  privacySettings: userProfiles.privacySettings,
}

/** None if it has been read in the meantime. */
export const findReading = (db: Db, helperId: number) =>
  db
    .select({
      ...READER,
      helperId: digests.helperId,
      userId: digests.userId,
      failures: digests.readingFailures,
    })
    .from(digests)
    .innerJoin(helpers, eq(helpers.id, digests.helperId))
    .innerJoin(users, eq(users.id, digests.userId))
    .innerJoin(userKeys, eq(userKeys.userId, digests.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, digests.userId))
    .where(and(eq(digests.helperId, helperId), gt(digests.pendingMessages, 0)))
    .prepare('find_reading')
    .execute()

type FoundReading = Awaited<ReturnType<typeof findReading>>[number]

export interface ReadingRow extends FoundReading {
  /** The conversation from another program that is read; null: the helper's own. */
  imported: { id: number; source: ImportSource } | null
}

type Place = Pick<ReadingRow, 'helperId' | 'imported'>

/** What was said in panels belongs to it. Forgotten and sensitive messages are left out, and dangers with their answers. */
export const isReadable = and(
  isNull(messages.branchId),
  not(messages.isForgotten),
  not(messages.isWithheld),
  not(messages.withheldBySettings),
  not(messages.isSensitive),
  ne(messages.source, 'safety'),
  sql`${messages.danger} is distinct from 'heard'`,
)

const fields = {
  id: messages.id,
  content: messages.content,
  isFromUser: messages.isFromUser,
  sentAt: messages.sentAt,
  awaitsReading: messages.awaitsReading,
}

const isIn = ({ helperId, imported }: Place) =>
  imported ? eq(messages.importId, imported.id) : and(eq(messages.helperId, helperId), isNull(messages.importId))

/** A name of a statement, which differs with its SQL. */
const named = (name: string, { imported }: Place): string => (imported ? `${name}_imported` : name)

/** The conversation from the first unread message on, oldest first. */
export function readUnread(db: Db, place: Place, limit: number) {
  const first = db
    .select({ id: sql`min(${messages.id})` })
    .from(messages)
    .where(and(isIn(place), messages.awaitsReading, isReadable))
  return db
    .select(fields)
    .from(messages)
    .where(and(isIn(place), gte(messages.id, sql`(${first})`), isReadable))
    .orderBy(place.imported ? messages.importId : messages.helperId, messages.id)
    .limit(limit)
    .prepare(named('read_unread', place))
    .execute()
}

export type UnreadMessage = Awaited<ReturnType<typeof readUnread>>[number]

/** The turns before a message, newest first. */
export const readBefore = (db: Db, place: Place, before: number, limit: number) =>
  db
    .select(fields)
    .from(messages)
    .where(and(isIn(place), lt(messages.id, before), isReadable))
    .orderBy(desc(place.imported ? messages.importId : messages.helperId), desc(messages.id))
    .limit(limit)
    .prepare(named('read_before', place))
    .execute()

/** Marks messages as read, if all of them still are to be read. */
export async function markRead(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  const rows = await tx
    .update(messages)
    .set({ awaitsReading: false })
    .where(and(isAnyOf(messages.id, ids), messages.awaitsReading, isReadable))
    .returning({ id: messages.id })
    .prepare('mark_read')
    .execute()
  return rows.length === ids.length
}

/** Locks the helper, and returns its memory version: it changes with whatever is taken out of memory. */
export async function holdMemoryVersion(tx: Transaction, helperId: number): Promise<number | null> {
  const [row] = await tx
    .select({ memoryVersion: helpers.memoryVersion })
    .from(helpers)
    .where(eq(helpers.id, helperId))
    .for('key share')
    .prepare('hold_memory_version')
    .execute()
  return row?.memoryVersion ?? null
}

export interface Outcome {
  failures: number
  /** Why it failed or was not admitted; null if neither. */
  failure: string | null
  /** Not before this. */
  againAt: Date | null
}

/** Ends a reading; the conversation is due again if anything in it is left to read. */
export function endReading(tx: Transaction, helperId: number, { failures, failure, againAt }: Outcome) {
  const left = tx
    .select({ count: sql`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.helperId, digests.helperId), isNull(messages.importId), messages.awaitsReading, isReadable))
  return tx
    .update(digests)
    .set({
      pendingMessages: sql`(${left})`,
      queuedAt: null,
      readingFailures: failures,
      readingFailure: failure,
      readAgainAt: againAt,
    })
    .where(eq(digests.helperId, helperId))
    .prepare('end_reading')
    .execute()
}

interface Note {
  id: number
  tone: Buffer | null
  topics: Buffer | null
  sentiment: Buffer | null
  tags: Buffer | null
  importance: number
}

/** What a model noted of a message. */
export async function saveNote(tx: Transaction, { id, tone, topics, sentiment, tags, importance }: Note) {
  await tx
    .update(messages)
    .set({ emotionalTone: tone, keyTopics: topics, sentiment, memoryTags: tags, importance })
    .where(eq(messages.id, id))
    .prepare('save_note')
    .execute()
}
