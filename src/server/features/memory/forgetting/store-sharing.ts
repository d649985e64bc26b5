import { and, eq, exists, inArray, isNotNull, not, notExists, or, sql } from 'drizzle-orm'
import { excluded, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories, unsharedMessages as unshared } from '../../../platform/db/tables/memory.ts'
import { isMemory } from '../recall/sql-parts.ts'
import { type Held, lockGiven, lockMessages } from './store-locks.ts'

/** What is hidden from other helpers, and why, so that it is shared again once nothing hides it. */

/** The memories that a message is hidden for. */
const keptBy = (tx: Transaction) =>
  tx.select({ memoryId: unshared.memoryId }).from(unshared).where(eq(unshared.messageId, messages.id))

/** One hidden for its own sake stays hidden, whatever happens to the memory. */
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

/** What another memory also hides stays hidden. Returns the messages that are shared again. */
export function releaseMessages(tx: Transaction, userId: number, ids: readonly number[]) {
  const released = tx
    .$with('released')
    .as(tx.delete(unshared).where(isAnyOf(unshared.memoryId, ids)).returning({ messageId: unshared.messageId }))
  const keptByOthers = tx
    .select({ memoryId: unshared.memoryId })
    .from(unshared)
    .where(and(eq(unshared.messageId, messages.id), not(isAnyOf(unshared.memoryId, ids))))
  const freed = tx.select({ messageId: released.messageId }).from(released)
  const held = lockMessages(tx, and(eq(messages.userId, userId), inArray(messages.id, freed), notExists(keptByOthers)))
  return tx
    .with(released, held)
    .update(messages)
    .set({ shareAcrossHelpers: true, isWithheld: false })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning({ id: messages.id, helperId: messages.helperId, isFromUser: messages.isFromUser })
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

/** Sharing a memory that was to stay between them ends the secret, too. */
export async function setShared(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  isShared: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(memories)
    .set({
      shareAcrossHelpers: isShared,
      isSecret: sql`${memories.isSecret} and not ${isShared}::boolean`,
      updatedAt: now,
    })
    .where(and(isAnyOf(memories.id, ids), eq(memories.userId, userId)))
    .prepare('set_shared')
    .execute()
}

/** Replies written with memories or earlier messages. Includes other versions. */
export const findReplies = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      memories: messages.memoryReferences,
      turns: messages.contextReferences,
      isWithheld: messages.withheldBySettings,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        not(messages.isFromUser),
        isMemory,
        or(isNotNull(messages.memoryReferences), isNotNull(messages.contextReferences)),
      ),
    )
    .prepare('find_replies_with_memories')
    .execute()

export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number]

export const findSourceMessages = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select({ id: messages.id, helperId: messages.helperId, privacyTags: messages.privacyTags })
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
    .prepare('find_source_messages')
    .execute()

export const findSourceMemories = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: memories.id,
      helperId: memories.helperId,
      privacyTags: memories.privacyTags,
      sources: memories.relatedMessageIds,
    })
    .from(memories)
    .where(eq(memories.userId, userId))
    .prepare('find_source_memories')
    .execute()

export function withholdMessages(tx: Transaction, userId: number, changed: readonly Held[]) {
  const held = lockGiven(tx, userId, changed)
  return tx
    .with(held)
    .update(messages)
    .set({ withheldBySettings: sql`${held.withheld}` })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('withhold_messages')
    .execute()
}
