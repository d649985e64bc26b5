import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SENSITIVITY_LEVELS } from '../../../core/privacy/categories.ts'
import { preparedSql, type SqlPart, sqlPart, type Transaction } from '../../db/statement.ts'
import { userKeys } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationMemory as facts, userProfiles as profiles } from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

/** Marks data stored under a lower level again; the progress is kept in the settings. */

/** The next messages, conversation by conversation. */
export const messagesAfter = (db: Db, userId: number, after: { helperId: number; id: number }, limit: number) =>
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
    .prepare('messages_to_mark')
    .execute()

/** Marks are only added, as a formerly higher level found more. */
const withTags = (tags: PgColumn): SqlPart => sqlPart`(
      select array_agg(distinct tag) from unnest(
        coalesce(m.${tags}, '{}') || string_to_array(nullif(t.tags, ''), ',')) tag)`

/** Adds marks to messages and records the progress. */
export const markMessages = preparedSql<
  never,
  { userId: number; ids: number[]; tags: string[]; helperId: number; after: number }
>('mark_messages')`
  with marked as (
    update ${messages} m set ${messages.privacyTags} = ${withTags(messages.privacyTags)}
    from unnest(:ids::bigint[], :tags::text[]) as t(id, tags) where m.${messages.id} = t.id)
  update ${profiles} set ${profiles.privacySettings} = jsonb_set(${profiles.privacySettings}, '{marking}',
    jsonb_build_object('helperId', :helperId::int, 'after', :after::bigint))
  where ${profiles.userId} = :userId and ${profiles.privacySettings} ? 'marking'`

export const factsToMark = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: facts.id,
      subject: facts.subject,
      attribute: facts.attribute,
      value: facts.value,
      holds: facts.holds,
      quote: facts.quote,
    })
    .from(facts)
    .where(eq(facts.userId, userId))
    .prepare('facts_to_mark')
    .execute()

type Fact = typeof facts.$inferSelect

export interface FactMark extends Pick<Fact, 'id' | 'sensitivityLevel'> {
  privacyTags: readonly string[]
}

const markFacts = preparedSql<
  never,
  {
    ids: number[]
    tags: string[]
    found: FactMark['sensitivityLevel'][]
    encryptionLevel: Fact['encryptionLevel']
    levels: typeof SENSITIVITY_LEVELS
  }
>('mark_facts')`
  update ${facts} m set
    ${facts.privacyTags} = ${withTags(facts.privacyTags)},
    ${facts.encryptionLevel} = :encryptionLevel,
    ${facts.sensitivityLevel} = case
      when array_position(:levels::text[], m.${facts.sensitivityLevel}::text) > array_position(:levels::text[], t.level)
      then m.${facts.sensitivityLevel} else t.level end
  from unnest(:ids::bigint[], :tags::text[], :found::text[]) as t(id, tags, level) where m.${facts.id} = t.id`

export async function saveFactMarks(
  tx: Transaction,
  marks: readonly FactMark[],
  encryptionLevel: Fact['encryptionLevel'],
): Promise<void> {
  await markFacts(tx, {
    ids: marks.map(({ id }) => id),
    tags: marks.map(({ privacyTags }) => privacyTags.join(',')),
    found: marks.map(({ sensitivityLevel }) => sensitivityLevel),
    encryptionLevel,
    levels: SENSITIVITY_LEVELS,
  })
}

export async function endMarking(db: Db, userId: number): Promise<void> {
  await db
    .update(profiles)
    .set({ privacySettings: sql`${profiles.privacySettings} - 'marking'` })
    .where(eq(profiles.userId, userId))
    .prepare('end_marking')
    .execute()
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

const isMarking = sql`${profiles.privacySettings} ? 'marking'`

export const findMarking = (db: Db, limit: number) =>
  selectMarking(db).where(isMarking).limit(limit).prepare('find_marking').execute()

export const findMarkingOf = (db: Db, userId: number) =>
  selectMarking(db)
    .where(and(isMarking, eq(profiles.userId, userId)))
    .prepare('find_marking_of')
    .execute()
