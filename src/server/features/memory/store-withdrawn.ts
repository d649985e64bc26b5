import { and, desc, eq, gte, isNotNull, isNull, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAnyOf, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationDigests as digests, conversationMemory as facts } from '../../db/tables/memory.ts'
import { lockMessages } from './store-held.ts'

/** Messages that are withdrawn for a time, and facts stated only by them. */

export const findFactsFrom = (tx: Transaction, userId: number, messageIds: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.sourceMessageId, messageIds)))
    .prepare('find_facts_from')
    .execute()

export const findSupersededBy = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.supersededBy, ids)))
    .prepare('find_superseded_by')
    .execute()

/**
 * Of facts that nothing supersedes any more, makes the newest of each slot current again, unless the slot already has a
 * current fact.
 */
export function reviveFacts(tx: Transaction, userId: number, ids: readonly number[]) {
  const last = tx.$with('last').as(
    tx
      .selectDistinctOn([facts.slotHash], { id: facts.id, slotHash: facts.slotHash })
      .from(facts)
      .where(and(eq(facts.userId, userId), isAnyOf(facts.id, ids), isNull(facts.supersededBy)))
      .orderBy(facts.slotHash, desc(facts.validFrom), desc(facts.id)),
  )
  const current = alias(facts, 'current')
  const currents = tx
    .select({ id: current.id })
    .from(current)
    .where(and(eq(current.userId, userId), eq(current.slotHash, last.slotHash), isNull(current.validTo)))
  return tx
    .with(last)
    .update(facts)
    .set({ validTo: null })
    .from(last)
    .where(and(eq(facts.id, last.id), notExists(currents)))
    .prepare('revive_facts')
    .execute()
}

export function markWithdrawn(tx: Transaction, userId: number, ids: readonly number[]) {
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
  return tx
    .with(held)
    .update(messages)
    .set({ isForgotten: true, isWithdrawn: true })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('withdraw_messages')
    .execute()
}

/** Reads again from the message before the first of these: what else was said that day is still a memory. */
export function readFromBefore(tx: Transaction, userId: number, ids: readonly number[]) {
  const gone = tx.$with('gone').as(
    tx
      .select({ helperId: messages.helperId, first: sql`min(${messages.id})`.as('first_gone') })
      .from(messages)
      .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
      .groupBy(messages.helperId),
  )
  const before = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sql`(${messages.helperId}, ${messages.id}) < (${gone.helperId}, ${gone.first})`,
        gte(messages.helperId, gone.helperId),
      ),
    )
    .orderBy(desc(messages.helperId), desc(messages.id))
    .limit(1)
  const kept = tx
    .$with('kept')
    .as(tx.select({ helperId: gone.helperId, last: sql`${before}`.as('last_kept') }).from(gone))
  return tx
    .with(gone, kept)
    .update(digests)
    .set({ firstPendingMessage: sql`least(${digests.firstPendingMessage}, ${kept.last})` })
    .from(kept)
    .where(and(eq(digests.helperId, kept.helperId), isNotNull(digests.firstPendingMessage)))
    .prepare('read_from_before')
    .execute()
}

const fields = { id: messages.id, helperId: messages.helperId, isFromUser: messages.isFromUser }

export const findMemories = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select(fields)
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids), not(messages.isForgotten)))
    .prepare('find_memories')
    .execute()

/** What the person said in versions that are not shown. */
export const findWithdrawn = (tx: Transaction, userId: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), messages.isFromUser, messages.isWithdrawn))
    .prepare('find_withdrawn')
    .execute()

/** Returns those that were withdrawn; they are searched for facts again. */
export function unmarkWithdrawn(tx: Transaction, userId: number, ids: readonly number[]) {
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), messages.isWithdrawn))
  return tx
    .with(held)
    .update(messages)
    .set({
      isForgotten: false,
      isWithdrawn: false,
      memoryProcessedAt: sql`case when ${messages.isFromUser} then null else ${messages.memoryProcessedAt} end`,
    })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning(fields)
    .prepare('restore_messages')
    .execute()
}
