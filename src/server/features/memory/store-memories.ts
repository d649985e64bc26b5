import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type Db, isAnyOf, listOf, preparedSql, sealIn, type Transaction } from '../../platform/db/statement.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { conversationMemory as memories } from '../../platform/db/tables/memory.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

/** Runs several of these statements in one transaction. */
export const transaction = inTransaction

export type MemoryRow = typeof memories.$inferSelect & { helperName: string | null }

const fields = { ...getTableColumns(memories), helperName: helpers.name }
const NEWEST_FIRST = [desc(memories.validFrom), desc(memories.id)]

const readQuery = (db: Pick<Db, 'select'>, where: SQL | undefined) =>
  db
    .select(fields)
    .from(memories)
    .leftJoin(helpers, eq(helpers.id, memories.helperId))
    .where(where)
    .orderBy(...NEWEST_FIRST)

export interface MemoryFilter {
  helperId?: number | undefined
  kind?: MemoryRow['memoryType'] | undefined
  category?: MemoryRow['category'] | undefined
  /** Those that lie ahead on this day. */
  aheadOn?: string | undefined
  state: 'current' | 'superseded' | 'all'
}

const isFound = (userId: number, filter: MemoryFilter): SQL | undefined =>
  and(
    eq(memories.userId, userId),
    not(memories.isHidden),
    filter.helperId === undefined ? undefined : eq(memories.helperId, filter.helperId),
    filter.kind === undefined ? undefined : eq(memories.memoryType, filter.kind),
    filter.category === undefined ? undefined : eq(memories.category, filter.category),
    filter.aheadOn === undefined ? undefined : gte(memories.expiresOn, filter.aheadOn),
    { current: isNull(memories.validTo), superseded: isNotNull(memories.validTo), all: undefined }[filter.state],
  )

/** A memory's position in a list, newest first. */
export type MemoryCursor = Pick<MemoryRow, 'validFrom' | 'id'>

const isAfter = ({ validFrom, id }: MemoryCursor): SQL =>
  sql`(${memories.validFrom}, ${memories.id}) < (${validFrom.toISOString()}::timestamptz, ${id}::bigint)`

/** A page of a person's memories, newest first; those after `cursor` if it is given. */
export const pageOfMemories = (
  db: Db,
  userId: number,
  filter: MemoryFilter,
  { cursor, offset, limit }: { cursor: MemoryCursor | null; offset: number; limit: number },
): Promise<MemoryRow[]> =>
  readQuery(db, and(isFound(userId, filter), cursor ? isAfter(cursor) : undefined))
    .limit(limit)
    .offset(offset)

export const countMemories = (db: Db, userId: number, filter: MemoryFilter): Promise<number> =>
  db.$count(memories, isFound(userId, filter))

/** Which memories match a filter and how their words are sealed (`sealOf`), newest first. */
export const findSeals = (db: Db, userId: number, filter: MemoryFilter) =>
  db
    .select({
      id: memories.id,
      validFrom: memories.validFrom,
      helperName: helpers.name,
      seal: sealIn(memories.content),
    })
    .from(memories)
    .leftJoin(helpers, eq(helpers.id, memories.helperId))
    .where(isFound(userId, filter))
    .orderBy(...NEWEST_FIRST)

/** Those that are not hidden. */
export const findMemories = async (
  db: Pick<Db, 'select'>,
  userId: number,
  ids: readonly number[],
): Promise<MemoryRow[]> =>
  readQuery(db, and(eq(memories.userId, userId), not(memories.isHidden), inArray(memories.id, [...ids])))

/** Those that the messages state, and no other message. */
export const findStatedBy = (db: Pick<Db, 'select'>, userId: number, messageIds: readonly number[]) => {
  const { id, foundBy, isSecret, relatedMessageIds: sources } = memories
  return db
    .select({ id, foundBy, isSecret })
    .from(memories)
    .where(and(eq(memories.userId, userId), sql`${sources} <@ ${listOf(messageIds)}::bigint[] and ${sources} <> '{}'`))
    .prepare('find_stated_by')
    .execute()
}

/** Namespace of the advisory lock that serialises writers of one person's memory. Arbitrary, but it must not change. */
export const MEMORY_LOCK = 7_302_027

/** Until the transaction ends. */
export const lockMemory = preparedSql<never, { userId: number }>('lock_memory')`
  select pg_advisory_xact_lock(${MEMORY_LOCK}, :userId)`

const wordFields = {
  id: memories.id,
  helperId: memories.helperId,
  memoryType: memories.memoryType,
  category: memories.category,
  content: memories.content,
  subject: memories.subject,
  slot: memories.slot,
}

export const findWords = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select(wordFields)
    .from(memories)
    .where(and(eq(memories.userId, userId), isAnyOf(memories.id, ids)))
    .prepare('find_words')
    .execute()

/** What decides who may know them. */
export const findSharing = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select({
      id: memories.id,
      helperId: memories.helperId,
      content: memories.content,
      shareAcrossHelpers: memories.shareAcrossHelpers,
      privacyTags: memories.privacyTags,
    })
    .from(memories)
    .where(and(eq(memories.userId, userId), isAnyOf(memories.id, ids)))
    .prepare('find_sharing')
    .execute()

export type WordsRow = Awaited<ReturnType<typeof findWords>>[number]

/** Oldest first. */
export const currentMemories = (on: Pick<Db, 'select'>, userId: number) =>
  on
    .select({
      ...wordFields,
      foundBy: memories.foundBy,
      validFrom: memories.validFrom,
      relatedMessageIds: memories.relatedMessageIds,
      shareAcrossHelpers: memories.shareAcrossHelpers,
      privacyTags: memories.privacyTags,
      expiresOn: memories.expiresOn,
      isSecret: memories.isSecret,
    })
    .from(memories)
    .where(and(eq(memories.userId, userId), isNull(memories.validTo), not(memories.isHidden)))
    .orderBy(memories.validFrom, memories.id)
    .prepare('current_memories')
    .execute()

export type CurrentMemory = Awaited<ReturnType<typeof currentMemories>>[number]

/** All that a memory superseded, and all that superseded it. */
export const findOtherVersions = preparedSql<{ id: number; isEarlier: boolean }, { userId: number; id: number }>(
  'find_other_versions',
)`
  with recursive earlier as (
    select :id::bigint as id
    union
    select m.${memories.id} from earlier e join ${memories} m on m.${memories.supersededBy} = e.id
    where m.${memories.userId} = :userId),
  later as (
    select :id::bigint as id
    union
    select m.${memories.supersededBy} from later l join ${memories} m on m.${memories.id} = l.id
    where m.${memories.userId} = :userId and m.${memories.supersededBy} is not null)
  select id, true as "isEarlier" from earlier where id <> :id union all select id, false from later where id <> :id`

export async function deleteMemories(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await tx
    .delete(memories)
    .where(and(eq(memories.userId, userId), isAnyOf(memories.id, ids)))
    .prepare('delete_memories')
    .execute()
}
