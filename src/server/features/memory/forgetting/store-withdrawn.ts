import { and, eq, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf, listOf, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'
import { followUpsOf, lockMessages } from './store-held.ts'

/** Messages that are withdrawn for a time, and the memories that stand and fall with them. */

export function markWithdrawn(tx: Transaction, userId: number, ids: readonly number[]) {
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), not(messages.isForgotten)))
  return tx
    .with(held, followUpsOf(tx, held))
    .update(messages)
    .set({ isForgotten: true, isWithdrawn: true })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('withdraw_messages')
    .execute()
}

const fields = { id: messages.id, helperId: messages.helperId, isFromUser: messages.isFromUser }

/** Those of the messages that were withdrawn and are in the conversation again. */
export function unmarkWithdrawn(tx: Transaction, userId: number, ids: readonly number[]) {
  const isBack = and(messages.isWithdrawn, messages.isShown)
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), isBack))
  return tx
    .with(held)
    .update(messages)
    .set({ isForgotten: false, isWithdrawn: false })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning(fields)
    .prepare('restore_messages')
    .execute()
}

/** What the person said in versions that are not shown. */
export const findWithdrawn = (tx: Transaction, userId: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), messages.isFromUser, messages.isWithdrawn))
    .prepare('find_withdrawn')
    .execute()

const anyShown = (list: PgColumn) =>
  sql`exists (select from ${messages} where ${messages.id} = any(${list}) and not ${messages.isWithdrawn})`

/** Hides, or shows again, the memories that only withdrawn messages state; and ends those that only shown ones ended. */
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
  await tx
    .delete(memories)
    .where(and(eq(memories.userId, userId), sql`${relatedMessageIds} <@ ${list} and ${relatedMessageIds} <> '{}'`))
    .prepare('delete_stated_by')
    .execute()
  await tx
    .update(memories)
    .set({ relatedMessageIds: without(relatedMessageIds) })
    .where(and(eq(memories.userId, userId), sql`${relatedMessageIds} && ${list}`))
    .prepare('drop_related')
    .execute()
  await tx
    .update(memories)
    .set({ validTo: null, withdrawnEnd: null, endedIn: null, supersededBy: null })
    .where(and(eq(memories.userId, userId), sql`${endedIn} <@ ${list} and ${endedIn} <> '{}'`))
    .prepare('revive_ended_by')
    .execute()
  await tx
    .update(memories)
    .set({ endedIn: without(endedIn) })
    .where(and(eq(memories.userId, userId), sql`${endedIn} && ${list}`))
    .prepare('drop_ended_in')
    .execute()
}
