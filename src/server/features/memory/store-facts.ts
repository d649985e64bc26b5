import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { inTransaction, isAnyOf, preparedSql, sealIn, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationMemory as facts, userProfiles } from '../../db/tables/memory.ts'
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

/** A fact's position in a list, newest first. */
export type FactCursor = Pick<FactRow, 'validFrom' | 'id'>

const isAfter = ({ validFrom, id }: FactCursor): SQL =>
  sql`(${facts.validFrom}, ${facts.id}) < (${validFrom.toISOString()}::timestamptz, ${id}::bigint)`

/** A page of a person's facts, newest first; those after `cursor` if it is given. */
export const pageOfFacts = (
  db: Db,
  userId: number,
  filter: FactFilter,
  { cursor, offset, limit }: { cursor: FactCursor | null; offset: number; limit: number },
): Promise<FactRow[]> =>
  readQuery(db, and(isFound(userId, filter), cursor ? isAfter(cursor) : undefined))
    .limit(limit)
    .offset(offset)

export const countFacts = (db: Db, userId: number, filter: FactFilter): Promise<number> =>
  db.$count(facts, isFound(userId, filter))

/** Which facts match a filter and how their words are sealed (`sealOf`), newest first. */
export const findSeals = (db: Db, userId: number, filter: FactFilter) =>
  db
    .select({
      id: facts.id,
      validFrom: facts.validFrom,
      helperName: helpers.name,
      seal: sealIn(facts.quote),
    })
    .from(facts)
    .leftJoin(helpers, eq(helpers.id, facts.helperId))
    .where(isFound(userId, filter))
    .orderBy(...NEWEST_FIRST)

export const findFacts = (db: Db, userId: number, ids: readonly number[]): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), inArray(facts.id, [...ids])))

/** Facts stated only by one message. */
export const findFactsFrom = (db: Db, userId: number, messageId: number): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), eq(facts.relatedMessageIds, [messageId])))

/** Current and past, newest first. */
export const findSlot = (db: Db, userId: number, slotHash: Buffer): Promise<FactRow[]> =>
  read(db, and(eq(facts.userId, userId), eq(facts.slotHash, slotHash)))

/** Namespace of the advisory lock that serialises writers of one person's facts. Arbitrary, but it must not change. */
export const FACTS_LOCK = 7_302_027

/** Until the transaction ends. */
export const lockFacts = preparedSql<never, { userId: number }>('lock_facts')`
  select pg_advisory_xact_lock(${FACTS_LOCK}, :userId)`

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

export const findWords = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select(wordFields)
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.id, ids)))
    .prepare('find_words')
    .execute()

export type WordsRow = Awaited<ReturnType<typeof findWords>>[number]

export const currentFacts = (tx: Transaction, userId: number) =>
  tx
    .select({
      ...wordFields,
      validFrom: facts.validFrom,
      relatedMessageIds: facts.relatedMessageIds,
      importance: facts.importance,
      shareAcrossHelpers: facts.shareAcrossHelpers,
      privacyTags: facts.privacyTags,
    })
    .from(facts)
    .where(and(eq(facts.userId, userId), isNull(facts.validTo)))
    .orderBy(facts.validFrom, facts.id)
    .prepare('current_facts')
    .execute()

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
  const sources = tx.select({ id: kept.messageId }).from(kept)
  await tx
    .with(before, kept)
    .update(messages)
    .set({ shareAcrossHelpers: false })
    .where(inArray(messages.id, sources))
    .prepare('supersede_fact')
    .execute()
}

/** Records that a fact was stated again. */
export async function confirmFact(tx: Transaction, id: number, messageId: number, now: Date): Promise<void> {
  const sources = facts.relatedMessageIds
  await tx
    .update(facts)
    .set({ updatedAt: now, relatedMessageIds: sql`(coalesce(${sources}, '{}') || ${messageId}::bigint)[1:50]` })
    .where(and(eq(facts.id, id), sql`not coalesce(${sources} @> array[${messageId}::bigint], false)`))
    .prepare('confirm_fact')
    .execute()
}

/** Recorded at `createdAt`. Shared with others if the message that states it is. */
export type NewFact = Omit<typeof facts.$inferInsert, 'id' | 'updatedAt' | 'shareAcrossHelpers'>

/** Null if the database already has it. */
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
