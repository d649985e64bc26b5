import { and, eq, gte, not, notExists, or, type SQLWrapper, sql } from 'drizzle-orm'
import { isAnyOf, listed, listOf, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import {
  conversationDigests as digests,
  conversationMemory as facts,
  conversationSummaries as summaries,
} from '../../db/tables/memory.ts'
import { wordFields } from './store-facts.ts'
import { lockMessages } from './store-held.ts'

/** The messages a fact came from, and what is based on it. */

/**
 * Locks a person's helpers until the transaction ends, and increments the version of their memory. A reply saved in the
 * meantime waits, and then notices that it is based on an older version. The account is locked first, in the same order
 * as when it is deleted.
 */
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

/** Messages that are memories, or may be again. */
const isMemory = and(not(messages.isSensitive), or(not(messages.isForgotten), messages.isWithdrawn))

/** Of these messages, those that are memories; the replies to them, and what is based on them or on facts. */
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
      /** Is it one of the messages asked about, or the reply to one? */
      isTold: sql<boolean>`${isAnyOf(messages.id, messageIds)}`,
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

/** Every fact about a person, current and past, and the messages that state it. */
export const findAllFacts = (tx: Transaction, userId: number) =>
  tx
    .select({
      ...wordFields,
      isCurrent: sql<boolean>`${facts.validTo} is null`,
      isShared: facts.shareAcrossHelpers,
      privacyTags: facts.privacyTags,
      told: facts.relatedMessageIds,
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

/** In the order of messages, as anyone else who changes several of them does. What was derived from them goes as well. */
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

/** Has a conversation read again from a message on. */
const readAgainFrom = (message: SQLWrapper) => ({
  pendingMessages: sql`greatest(${digests.pendingMessages}, 1)`,
  queuedAt: null,
  firstPendingMessage: sql`least(coalesce(${digests.firstPendingMessage}, ${message}), ${message})`,
})

const firstMessage = sql`min(${messages.id})`.as('first_message')

/** Deletes the summaries of the days on which messages were said, in their conversations, and has those days read again. */
export function dropDays(tx: Transaction, userId: number, ids: readonly number[]) {
  const isSaid = and(eq(messages.userId, userId), isAnyOf(messages.id, ids))
  const days = tx
    .select({
      helperId: messages.helperId,
      day: sql`(${messages.sentAt} at time zone ${users.timeZone})::date`.as('day'),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, userId))
    .where(isSaid)
  const dropped = tx
    .$with('dropped')
    .as(tx.delete(summaries).where(sql`(${summaries.helperId}, ${summaries.sessionDate}) in ${days}`))
  const said = tx
    .select({ helperId: messages.helperId, first: firstMessage })
    .from(messages)
    .where(isSaid)
    .groupBy(messages.helperId)
    .as('said')
  return tx
    .with(dropped)
    .update(digests)
    .set(readAgainFrom(said.first))
    .from(said)
    .where(eq(digests.helperId, said.helperId))
    .prepare('drop_days')
    .execute()
}

/** The text of summaries. */
export async function findSummaries(tx: Transaction, userId: number) {
  const { summary, keyTopics, progressMade, actionItems, significantMoments } = summaries
  const texts = { summary, keyTopics, progressMade, actionItems, significantMoments }
  const rows = await tx
    .select({ id: summaries.id, helperId: summaries.helperId, texts })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .prepare('find_summaries')
    .execute()
  return rows.map((row) => ({ ...row, texts: Object.values(row.texts) }))
}

/** Deletes summaries, and has their days read again. */
export function deleteSummaries(tx: Transaction, userId: number, ids: readonly number[]) {
  const days = tx.$with('days').as(
    tx
      .delete(summaries)
      .where(and(eq(summaries.userId, userId), isAnyOf(summaries.id, ids)))
      .returning({ helperId: summaries.helperId, day: summaries.sessionDate }),
  )
  const isOfDay = gte(messages.sentAt, sql`${days.day}::timestamp at time zone ${users.timeZone}`)
  const said = tx.$with('said').as(
    tx
      .select({ helperId: days.helperId, first: firstMessage })
      .from(days)
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(messages, and(eq(messages.helperId, days.helperId), isOfDay))
      .groupBy(days.helperId),
  )
  return tx
    .with(days, said)
    .update(digests)
    .set(readAgainFrom(said.first))
    .from(said)
    .where(eq(digests.helperId, said.helperId))
    .prepare('delete_summaries')
    .execute()
}

/** Of these messages those that others answer or were written with. */
export function findCited(tx: Transaction, userId: number, ids: readonly number[]) {
  const given = listed('given', { id: ['bigint', ids] })
  const own = tx.select({ id: given.aliased.id }).from(given.rows).where(eq(messages.id, given.id))
  return tx
    .select({ id: given.id })
    .from(messages)
    .crossJoin(sql`unnest(${messages.contextReferences} || ${messages.replyTo}) as cited (id)`)
    .innerJoin(given.rows, sql`${given.id} = cited.id`)
    .where(and(eq(messages.userId, userId), not(messages.isForgotten), notExists(own)))
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

export async function saveSessionDigest(
  tx: Transaction,
  helperId: number,
  sessionDigest: Buffer | null,
): Promise<void> {
  await tx
    .update(digests)
    .set({ sessionDigest })
    .where(eq(digests.helperId, helperId))
    .prepare('save_session_digest')
    .execute()
}
