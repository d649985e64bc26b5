import { and, eq, sql } from 'drizzle-orm'
import { type Db, isAnyOf, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'

/** What patterns made of messages, until a model has read these. */

const findPatterns = (on: Pick<Db, 'select'>, userId: number, messageIds: readonly number[]) =>
  on
    .select({ id: memories.id, sources: memories.relatedMessageIds })
    .from(memories)
    .where(
      and(
        eq(memories.userId, userId),
        eq(memories.foundBy, 'patterns'),
        sql`${memories.relatedMessageIds} && ${listOf(messageIds)}::bigint[]`,
      ),
    )
    .prepare('find_pattern_memories')
    .execute()

type Pattern = Awaited<ReturnType<typeof findPatterns>>[number]

/** They, and the ids of what they took the place of. */
export async function findPatternsOf(on: Pick<Db, 'select'>, userId: number, messageIds: readonly number[]) {
  const patterns = await findPatterns(on, userId, messageIds)
  const made = patterns.map(({ id }) => id)
  if (made.length === 0) return { patterns, replaced: [] }
  const rows = await on
    .select({ id: memories.id })
    .from(memories)
    .where(and(eq(memories.userId, userId), isAnyOf(memories.supersededBy, made)))
    .prepare('find_replaced_by')
    .execute()
  return { patterns, replaced: rows.map(({ id }) => id).filter((id) => !made.includes(id)) }
}

/** Deletes them, and makes current again what they took the place of. Returns those that were deleted. */
export async function deletePatterns(
  tx: Transaction,
  userId: number,
  messageIds: readonly number[],
): Promise<Pattern[]> {
  const { patterns, replaced } = await findPatternsOf(tx, userId, messageIds)
  if (patterns.length === 0) return []
  const made = patterns.map(({ id }) => id)
  await tx
    .update(memories)
    .set({ validTo: null, supersededBy: null, endedIn: null, withdrawnEnd: null })
    .where(isAnyOf(memories.id, replaced))
    .prepare('revive_replaced')
    .execute()
  await tx.delete(memories).where(isAnyOf(memories.id, made)).prepare('drop_patterns').execute()
  return patterns
}

const move = preparedSql<never, { userId: number; old: number; now: string }>('move_references')`
  update ${messages} set ${messages.memoryReferences} = array(
    select distinct unnest(${messages.memoryReferences} || :now::bigint[]) except select :old::bigint)
  where ${messages.userId} = :userId and ${messages.memoryReferences} @> array[:old::bigint]`

/** Replies that were written with the old memory were written with the new ones, which reach them from now on. */
export const moveReferences = (tx: Transaction, userId: number, old: number, now: readonly number[]) =>
  move(tx, { userId, old, now: listOf(now) })
