import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAnyOf, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { isMemory } from '../recall/sql-parts.ts'
import { type Held, lockGiven } from './store-held.ts'

const said = alias(messages, 'said')

/** Replies based on facts or earlier messages, and the person's message that they reply to. Includes other versions. */
export const findReplies = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      content: messages.content,
      answers: said.content,
      facts: messages.factReferences,
      turns: messages.contextReferences,
      isWithheld: messages.withheldBySettings,
    })
    .from(messages)
    .leftJoin(said, eq(said.id, messages.replyTo))
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
export type SourceRow = Awaited<ReturnType<typeof findSourceMessages>>[number]

export const findSourceMessages = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      content: messages.content,
      privacyTags: messages.privacyTags,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
    .prepare('find_source_messages')
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
