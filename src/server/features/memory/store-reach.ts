import { and, eq, not, notExists, or, sql } from 'drizzle-orm'
import { listed } from '../../db/listed.ts'
import { isAnyOf, listOf, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationMemory as facts } from '../../db/tables/memory.ts'
import { isMemory } from '../recall/sql-parts.ts'
import { wordFields } from './store-facts.ts'
import { lockMessages } from './store-held.ts'

/** The messages a fact came from, and what is based on it. */

/** A reply saved meanwhile waits, and notices that it is outdated. Locks the account first, as deletion does. */
export function holdHelpers(tx: Transaction, userId: number) {
  const account = tx
    .$with('account')
    .as(tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share'))
  const held = tx
    .$with('held')
    .as(
      tx
        .select({ id: helpers.id })
        .from(account)
        .innerJoin(helpers, eq(helpers.userId, account.id))
        .orderBy(helpers.id)
        .for('update', { of: helpers }),
    )
  return tx
    .with(account, held)
    .update(helpers)
    .set({ memoryVersion: sql`${helpers.memoryVersion} + 1` })
    .from(held)
    .where(eq(helpers.id, held.id))
    .returning({ id: helpers.id, memoryVersion: helpers.memoryVersion })
    .prepare('hold_helpers')
    .execute()
}

/** Those of the messages that are memories, the replies to them, and all that is based on them or on the facts. */
export const findWrittenWith = (
  tx: Transaction,
  userId: number,
  messageIds: readonly number[],
  factIds: readonly number[],
) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      isFromUser: messages.isFromUser,
      content: messages.content,
      isSource: sql<boolean>`${isAnyOf(messages.id, messageIds)}`,
      isAnswer: sql<boolean>`coalesce(${isAnyOf(messages.replyTo, messageIds)}, false)`,
      facts: messages.factReferences,
      turns: messages.contextReferences,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        isMemory,
        or(
          isAnyOf(messages.id, messageIds),
          isAnyOf(messages.replyTo, messageIds),
          sql`${messages.contextReferences} && ${listOf(messageIds)}::bigint[]`,
          sql`${messages.factReferences} && ${listOf(factIds)}::bigint[]`,
        ),
      ),
    )
    .prepare('find_written_with')
    .execute()

export type WrittenRow = Awaited<ReturnType<typeof findWrittenWith>>[number]

export const findAnswersTo = (tx: Transaction, userId: number, messageIds: readonly number[]) =>
  tx
    .select({ id: messages.id, helperId: messages.helperId })
    .from(messages)
    .where(and(isAnyOf(messages.replyTo, messageIds), eq(messages.userId, userId), isMemory))
    .prepare('find_answers_to')
    .execute()

export const findAllFacts = (tx: Transaction, userId: number) =>
  tx
    .select({
      ...wordFields,
      isCurrent: sql<boolean>`${facts.validTo} is null`,
      isShared: facts.shareAcrossHelpers,
      privacyTags: facts.privacyTags,
      sources: facts.relatedMessageIds,
    })
    .from(facts)
    .where(eq(facts.userId, userId))
    .prepare('find_all_facts')
    .execute()

export type FactWordsRow = Awaited<ReturnType<typeof findAllFacts>>[number]

export async function saveQuotes(
  tx: Transaction,
  userId: number,
  quoted: readonly { id: number; quote: Buffer }[],
): Promise<void> {
  const given = listed('given', {
    id: ['bigint', quoted.map(({ id }) => id)],
    quote: ['bytea', quoted.map(({ quote }) => quote)],
  })
  await tx
    .update(facts)
    .set({ quote: given.quote })
    .from(given.rows)
    .where(and(eq(facts.userId, userId), eq(facts.id, given.id)))
    .prepare('save_quotes')
    .execute()
}

/** In the order of messages, like all code that changes several of them. Deletes what was derived from them as well. */
export function forgetMessages(tx: Transaction, userId: number, ids: readonly number[]) {
  const isTheirs = and(eq(messages.userId, userId), isAnyOf(messages.id, ids))
  const held = lockMessages(tx, and(isTheirs, or(not(messages.isForgotten), messages.isWithdrawn)))
  return tx
    .with(held)
    .update(messages)
    .set({
      isForgotten: true,
      isWithdrawn: false,
      emotionalTone: null,
      keyTopics: null,
      sentiment: null,
      memoryTags: null,
    })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('forget_messages')
    .execute()
}

export function findCited(tx: Transaction, userId: number, ids: readonly number[]) {
  const given = listed('given', { id: ['bigint', ids] })
  const own = tx.select({ id: given.aliased.id }).from(given.rows).where(eq(messages.id, given.id))
  return tx
    .select({ id: given.id })
    .from(messages)
    .crossJoin(sql`unnest(${messages.contextReferences} || ${messages.replyTo}) as cited (id)`)
    .innerJoin(given.rows, sql`${given.id} = cited.id`)
    .where(and(eq(messages.userId, userId), isMemory, notExists(own)))
    .groupBy(given.id)
    .prepare('find_cited')
    .execute()
}

export const findFactsOf = (tx: Transaction, userId: number, helperId: number) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), eq(facts.helperId, helperId)))
    .prepare('find_facts_of')
    .execute()

export const findMessagesOf = (tx: Transaction, userId: number, helperId: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.helperId, helperId)))
    .prepare('find_messages_of')
    .execute()
