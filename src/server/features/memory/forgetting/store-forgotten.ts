import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { isAnyOf, listOf, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'
import { followUpsOf, lockMessages } from './store-locks.ts'

/** Messages that are no memories, for good or while their branch is not shown, and the memories that only they state. */

const marking =
  (name: string, which: SQL | undefined, change: PgUpdateSetSource<typeof messages>) =>
  async (tx: Transaction, userId: number, ids: readonly number[]): Promise<void> => {
    const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), which))
    await tx
      .with(held, followUpsOf(tx, held))
      .update(messages)
      .set(change)
      .from(held)
      .where(eq(messages.id, held.id))
      .prepare(name)
      .execute()
  }

/** Deletes what was derived from them as well. */
export const markForgotten = marking('forget_messages', or(not(messages.isForgotten), messages.isWithdrawn), {
  isForgotten: true,
  isWithdrawn: false,
  awaitsReading: false,
  emotionalTone: null,
  keyTopics: null,
  sentiment: null,
  memoryTags: null,
})

export const markHidden = marking('hide_messages', not(messages.isForgotten), { isForgotten: true, isWithdrawn: true })

/** Those of the messages that were hidden and are in the conversation again. */
export function markShown(tx: Transaction, userId: number, ids: readonly number[]) {
  const isBack = and(messages.isWithdrawn, messages.isShown)
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), isBack))
  return tx
    .with(held)
    .update(messages)
    .set({ isForgotten: false, isWithdrawn: false })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning({ id: messages.id, helperId: messages.helperId })
    .prepare('show_messages')
    .execute()
}

/** What the person said that no memory shows: what no model has read yet, and versions that are not shown. */
export const findUnstated = (tx: Transaction, userId: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), or(messages.awaitsReading, and(messages.isFromUser, messages.isWithdrawn))))
    .prepare('find_unstated')
    .execute()

/** Of a helper; without what was brought to it from other programs if `withImports` is false. */
export const findMessagesOf = (tx: Transaction, userId: number, helperId: number, withImports: boolean) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.helperId, helperId),
        or(sql`${withImports}::boolean`, isNull(messages.importId)),
      ),
    )
    .prepare('find_messages_of')
    .execute()

const anyShown = (list: PgColumn) =>
  sql`exists (select from ${messages} where ${messages.id} = any(${list}) and not ${messages.isWithdrawn})`

/** Hides, or shows again, the memories that only hidden messages state; and ends those that only shown ones ended. */
export async function followMessages(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql`${listOf(ids)}::bigint[]`
  const { relatedMessageIds, endedIn, validTo, withdrawnEnd } = memories
  await tx
    .update(memories)
    .set({ isHidden: sql`not ${anyShown(relatedMessageIds)}` })
    .where(and(eq(memories.userId, userId), sql`${relatedMessageIds} && ${list}`))
    .prepare('hide_memories')
    .execute()
  const isEnded = anyShown(endedIn)
  const end = sql`coalesce(${validTo}, ${withdrawnEnd})`
  await tx
    .update(memories)
    .set({
      validTo: sql`case when ${isEnded} then ${end} end`,
      withdrawnEnd: sql`case when not ${isEnded} then ${end} end`,
    })
    .where(and(eq(memories.userId, userId), sql`${endedIn} && ${list}`))
    .prepare('follow_ends')
    .execute()
}

/** Before messages are deleted: what only they state goes, and what only they ended holds again. */
export async function outliveMessages(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql`${listOf(ids)}::bigint[]`
  const { relatedMessageIds, endedIn } = memories
  const without = (column: PgColumn) => sql`array(select one from unnest(${column}) as one where one <> all(${list}))`
  const isOnlyIn = (column: PgColumn) =>
    and(eq(memories.userId, userId), sql`${column} <@ ${list} and ${column} <> '{}'`)
  const isIn = (column: PgColumn) => and(eq(memories.userId, userId), sql`${column} && ${list}`)
  await tx.delete(memories).where(isOnlyIn(relatedMessageIds)).prepare('delete_stated_by').execute()
  await tx
    .update(memories)
    .set({ relatedMessageIds: without(relatedMessageIds) })
    .where(isIn(relatedMessageIds))
    .prepare('drop_related')
    .execute()
  await tx
    .update(memories)
    .set({ validTo: null, withdrawnEnd: null, endedIn: null, supersededBy: null })
    .where(isOnlyIn(endedIn))
    .prepare('revive_ended_by')
    .execute()
  await tx
    .update(memories)
    .set({ endedIn: without(endedIn) })
    .where(isIn(endedIn))
    .prepare('drop_ended_in')
    .execute()
}
