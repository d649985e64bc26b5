import { and, eq, exists, inArray, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { excluded, isAnyOf, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationMemory as facts, unsharedMessages as unshared } from '../../db/tables/memory.ts'
import { type Held, lockGiven, lockMessages } from './store-held.ts'

/** What is hidden from other helpers, and why, so that it is shared again once nothing hides it. */

/** The facts that a message is hidden for. */
const keptBy = (tx: Transaction) =>
  tx.select({ memoryId: unshared.memoryId }).from(unshared).where(eq(unshared.messageId, messages.id))

/** One hidden for its own sake stays hidden, whatever happens to the fact. */
export function holdMessages(tx: Transaction, userId: number, memoryId: number, kept: readonly Held[]) {
  const held = lockGiven(tx, userId, kept, or(messages.shareAcrossHelpers, exists(keptBy(tx))))
  const reasons = tx
    .select({
      memoryId: sql<number>`${memoryId}::bigint`.as('memory_id'),
      messageId: held.id,
      isWithheld: held.withheld,
    })
    .from(held)
  const noted = tx.$with('noted').as(
    tx
      .insert(unshared)
      .select(reasons)
      .onConflictDoUpdate({
        target: [unshared.memoryId, unshared.messageId],
        set: { isWithheld: sql`${unshared.isWithheld} or ${excluded(unshared.isWithheld)}` },
      }),
  )
  return tx
    .with(held, noted)
    .update(messages)
    .set({ shareAcrossHelpers: false, isWithheld: sql`${messages.isWithheld} or ${held.withheld}` })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('hold_messages')
    .execute()
}

/** What another fact also hides stays hidden. Returns the messages that are shared again. */
export function releaseMessages(tx: Transaction, userId: number, memories: readonly number[]) {
  const released = tx
    .$with('released')
    .as(tx.delete(unshared).where(isAnyOf(unshared.memoryId, memories)).returning({ messageId: unshared.messageId }))
  const keptByOthers = tx
    .select({ memoryId: unshared.memoryId })
    .from(unshared)
    .where(and(eq(unshared.messageId, messages.id), not(isAnyOf(unshared.memoryId, memories))))
  const ids = tx.select({ messageId: released.messageId }).from(released)
  const held = lockMessages(tx, and(eq(messages.userId, userId), inArray(messages.id, ids), notExists(keptByOthers)))
  return tx
    .with(released, held)
    .update(messages)
    .set({ shareAcrossHelpers: true, isWithheld: false })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning({ id: messages.id, helperId: messages.helperId })
    .prepare('release_messages')
    .execute()
}

export function shareMessages(tx: Transaction, userId: number, given: readonly Held[], isShared: boolean) {
  const held = lockGiven(tx, userId, given, notExists(keptBy(tx)))
  return tx
    .with(held)
    .update(messages)
    .set({ shareAcrossHelpers: isShared, isWithheld: sql`${held.withheld} and not ${isShared}::boolean` })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('share_messages')
    .execute()
}

export async function shareFacts(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  change: { isShared: boolean; unsharedBy: number | null; now: Date },
): Promise<void> {
  await tx
    .update(facts)
    .set({ shareAcrossHelpers: change.isShared, unsharedBy: change.unsharedBy, updatedAt: change.now })
    .where(and(isAnyOf(facts.id, ids), eq(facts.userId, userId)))
    .prepare('share_facts')
    .execute()
}

export const findHeldWith = (tx: Transaction, userId: number, memories: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.unsharedBy, memories)))
    .prepare('find_held_with')
    .execute()

export const findUnshared = (tx: Transaction, userIds: readonly number[]) =>
  tx
    .select({ id: facts.id, userId: facts.userId })
    .from(facts)
    .where(and(isAnyOf(facts.userId, userIds), not(facts.shareAcrossHelpers), isNull(facts.validTo)))
    .prepare('find_unshared')
    .execute()
