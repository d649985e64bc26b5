import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import { isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'
import { isMemory } from '../recall/sql-parts.ts'
import { type Held, lockGiven } from './store-locks.ts'

/** Replies written with memories or earlier messages. Includes other versions. */
export const findReplies = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      facts: messages.factReferences,
      turns: messages.contextReferences,
      isWithheld: messages.withheldBySettings,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        not(messages.isFromUser),
        isMemory,
        or(isNotNull(messages.factReferences), isNotNull(messages.contextReferences)),
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
