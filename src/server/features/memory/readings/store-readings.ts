import { and, desc, eq, gt, gte, isNull, lt, ne, not, sql } from 'drizzle-orm'
import { isAnyOf, listOf, preparedSql, sqlPart, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests as digests, userProfiles } from '../../../platform/db/tables/memory.ts'
import type { Db } from '../../../platform/ports/db.ts'

/** Conversations with messages that a model has not read, and what it is given of them. */

/** Namespace of the advisory lock under which a person's next reading is chosen. Arbitrary, but it must not change. */
const READING_LOCK = 7_302_028

interface Due {
  now: Date
  /** No message since then, or at least `most` unread ones. */
  before: Date
  most: number
  /** Conversations taken before this are taken again: their worker is gone. */
  lost: Date
}

/** Of `digests d`. */
const IS_DUE = sqlPart`d.${digests.pendingMessages} > 0
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
    order by d.${digests.userId}, d.${digests.lastMessageAt})
  returning t.${digests.helperId} as id`

/** One conversation a person, unless one is being read. In a statement of its own, it sees what others took before. */
export const takeReadings = (tx: Transaction, due: Due, people: readonly { id: number }[]) =>
  takeOf(tx, { ...due, people: listOf(people.map(({ id }) => id)) })

/** None if it has been read in the meantime. */
export const findReading = (db: Db, helperId: number) =>
  db
    .select({
      helperId: digests.helperId,
      userId: digests.userId,
      failures: digests.readingFailures,
      helperName: helpers.name,
      personaType: helpers.personaType,
      memoryVersion: helpers.memoryVersion,
      wrappedKey: userKeys.wrappedKey,
      timeZone: users.timeZone,
      firstName: users.firstName,
      privacySettings: userProfiles.privacySettings,
    })
    .from(digests)
    .innerJoin(helpers, eq(helpers.id, digests.helperId))
    .innerJoin(users, eq(users.id, digests.userId))
    .innerJoin(userKeys, eq(userKeys.userId, digests.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, digests.userId))
    .where(and(eq(digests.helperId, helperId), gt(digests.pendingMessages, 0)))
    .prepare('find_reading')
    .execute()

export type ReadingRow = Awaited<ReturnType<typeof findReading>>[number]

/** What was said in panels belongs to it. Forgotten and sensitive messages are left out, and dangers with their answers. */
const isReadable = and(
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

/** The conversation from the first unread message on, oldest first. */
export function readUnread(db: Db, helperId: number, limit: number) {
  const first = db
    .select({ id: sql`min(${messages.id})` })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.awaitsReading, isReadable))
  return db
    .select(fields)
    .from(messages)
    .where(and(eq(messages.helperId, helperId), gte(messages.id, sql`(${first})`), isReadable))
    .orderBy(messages.helperId, messages.id)
    .limit(limit)
    .prepare('read_unread')
    .execute()
}

export type UnreadMessage = Awaited<ReturnType<typeof readUnread>>[number]

/** The turns before a message, newest first. */
export const readBefore = (db: Db, helperId: number, before: number, limit: number) =>
  db
    .select(fields)
    .from(messages)
    .where(and(eq(messages.helperId, helperId), lt(messages.id, before), isReadable))
    .orderBy(desc(messages.helperId), desc(messages.id))
    .limit(limit)
    .prepare('read_before')
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

interface Outcome {
  failures: number
  /** Why it failed; null if it did not. */
  failure: string | null
  /** Not before this. */
  againAt: Date | null
}

/** Ends a reading; the conversation is due again if anything in it is left to read. */
export function endReading(tx: Transaction, helperId: number, { failures, failure, againAt }: Outcome) {
  const left = tx
    .select({ count: sql`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.helperId, digests.helperId), messages.awaitsReading, isReadable))
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
