import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SENSITIVITY_LEVELS } from '../../../core/privacy/settings.ts'
import { type Db, listed, type Transaction } from '../../platform/db/statement.ts'
import { userKeys } from '../../platform/db/tables/accounts.ts'
import { messages } from '../../platform/db/tables/conversations.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { conversationMemory as memories, userProfiles as profiles } from '../../platform/db/tables/memory.ts'

/** Marks data stored under a lower level again; the progress is kept in the settings. */

export const messagesToMark = (db: Db, userId: number, after: { helperId: number; id: number }, limit: number) =>
  db
    .select({ id: messages.id, helperId: messages.helperId, content: messages.content })
    .from(messages)
    .innerJoin(helpers, eq(helpers.id, messages.helperId))
    .where(
      and(
        eq(helpers.userId, userId),
        sql`(${messages.helperId}, ${messages.id}) > (${after.helperId}, ${after.id}::bigint)`,
      ),
    )
    .orderBy(asc(messages.helperId), asc(messages.id))
    .limit(limit)

/** Only adds tags, as an earlier, higher level may have found more. The given ones are separated by commas. */
const withTags = (tags: PgColumn, given: SQL<string>): SQL => sql`(
  select array_agg(distinct tag)
  from unnest(coalesce(${tags}, '{}') || string_to_array(nullif(${given}, ''), ',')) as tag)`

const isMarking = sql`${profiles.privacySettings} ? 'marking'`

interface Marked {
  userId: number
  ids: number[]
  tags: string[]
  helperId: number
  after: number
}

export async function markMessages(db: Db, { userId, ids, tags, helperId, after }: Marked): Promise<void> {
  const given = listed('given', { id: ['bigint', ids], tags: ['text', tags] })
  const marked = db.$with('marked').as(
    db
      .update(messages)
      .set({ privacyTags: withTags(messages.privacyTags, given.tags) })
      .from(given.rows)
      .where(eq(messages.id, given.id)),
  )
  const progress = sql`jsonb_build_object('helperId', ${helperId}::int, 'after', ${after}::bigint)`
  await db
    .with(marked)
    .update(profiles)
    .set({ privacySettings: sql`jsonb_set(${profiles.privacySettings}, '{marking}', ${progress})` })
    .where(and(eq(profiles.userId, userId), isMarking))
}

export const memoriesToMark = (tx: Transaction, userId: number) =>
  tx
    .select({ id: memories.id, subject: memories.subject, content: memories.content })
    .from(memories)
    .where(eq(memories.userId, userId))

type Memory = typeof memories.$inferSelect

export interface MemoryMark extends Pick<Memory, 'id' | 'sensitivityLevel'> {
  privacyTags: readonly string[]
}

export async function saveMemoryMarks(
  tx: Transaction,
  marks: readonly MemoryMark[],
  encryptionLevel: Memory['encryptionLevel'],
): Promise<void> {
  const given = listed('given', {
    id: ['bigint', marks.map(({ id }) => id)],
    tags: ['text', marks.map(({ privacyTags }) => privacyTags.join(','))],
    level: ['text', marks.map(({ sensitivityLevel }) => sensitivityLevel)],
  })
  const rankOf = (level: SQLWrapper): SQL =>
    sql`array_position(${sql.param(SENSITIVITY_LEVELS)}::text[], ${level}::text)`
  const stored = memories.sensitivityLevel
  await tx
    .update(memories)
    .set({
      privacyTags: withTags(memories.privacyTags, given.tags),
      encryptionLevel,
      sensitivityLevel: sql`case when ${rankOf(stored)} > ${rankOf(given.level)} then ${stored} else ${given.level} end`,
    })
    .from(given.rows)
    .where(eq(memories.id, given.id))
}

export async function endMarking(db: Db, userId: number): Promise<void> {
  await db
    .update(profiles)
    .set({ privacySettings: sql`${profiles.privacySettings} - 'marking'` })
    .where(eq(profiles.userId, userId))
}

interface MarkingSettings {
  encryptionLevel?: unknown
  marking?: { helperId?: number; after?: number }
}

export type MarkingRow = Awaited<ReturnType<typeof findMarkingOf>>[number]

const selectMarking = (db: Db) =>
  db
    .select({
      userId: profiles.userId,
      settings: sql<MarkingSettings>`${profiles.privacySettings}`,
      wrappedKey: userKeys.wrappedKey,
    })
    .from(profiles)
    .innerJoin(userKeys, eq(userKeys.userId, profiles.userId))

export const findMarking = (db: Db, limit: number) => selectMarking(db).where(isMarking).limit(limit)

export const findMarkingOf = (db: Db, userId: number) =>
  selectMarking(db).where(and(isMarking, eq(profiles.userId, userId)))
