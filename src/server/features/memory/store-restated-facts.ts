import { and, eq, exists, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listed } from '../../db/listed.ts'
import { isAnyOf, listOf, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationMemory as facts } from '../../db/tables/memory.ts'
import { wordFields } from './store-facts.ts'

/** Facts whose source messages are removed although other messages state them as well. */

const isRestated = (gone: readonly number[]) =>
  and(
    sql`${messages.id} = any(${facts.relatedMessageIds})`,
    not(isAnyOf(messages.id, gone)),
    not(messages.isForgotten),
    not(messages.isSensitive),
  )

export function findRestated(tx: Transaction, userId: number, gone: readonly number[]) {
  const others = tx.select({ id: messages.id }).from(messages).where(isRestated(gone))
  return tx
    .select(wordFields)
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.sourceMessageId, gone), exists(others)))
    .prepare('find_restated')
    .execute()
}

type Moved = Pick<typeof facts.$inferSelect, 'id' | 'quote'>

/** Makes the next message that states a fact its source, unless the same fact is already known from there. */
export function moveSources(tx: Transaction, userId: number, gone: readonly number[], moved: readonly Moved[]) {
  const given = listed('given', {
    id: ['bigint', moved.map(({ id }) => id)],
    quote: ['bytea', moved.map(({ quote }) => quote)],
  })
  const next = tx.$with('next').as(
    tx
      .select({
        id: facts.id,
        factHash: facts.factHash,
        quote: given.quote.as('next_quote'),
        messages: sql`array_agg(${messages.id} order by ${messages.id})`.as('told_by'),
        helper: sql`(array_agg(${messages.helperId} order by ${messages.id}))[1]`.as('told_to'),
      })
      .from(given.rows)
      .innerJoin(facts, and(eq(facts.id, given.id), eq(facts.userId, userId)))
      .innerJoin(messages, isRestated(gone))
      .groupBy(facts.id, given.quote),
  )
  const source = sql`(${next.messages})[1]`
  const known = alias(facts, 'known')
  const same = tx
    .select({ id: known.id })
    .from(known)
    .where(and(eq(known.userId, userId), eq(known.factHash, next.factHash), eq(known.sourceMessageId, source)))
  return tx
    .with(next)
    .update(facts)
    .set({
      helperId: sql`${next.helper}`,
      sourceMessageId: source,
      relatedMessageIds: sql`${next.messages}`,
      quote: sql`${next.quote}`,
    })
    .from(next)
    .where(and(eq(facts.id, next.id), notExists(same)))
    .prepare('move_sources')
    .execute()
}

/** Removes messages from facts that other messages state as well. */
export function dropRelatedMessages(tx: Transaction, userId: number, gone: readonly number[]) {
  const related = facts.relatedMessageIds
  const ids = sql`${listOf(gone)}::bigint[]`
  return tx
    .update(facts)
    .set({ relatedMessageIds: sql`array(select r.id from unnest(${related}) as r(id) where r.id <> all(${ids}))` })
    .where(and(eq(facts.userId, userId), sql`${related} && ${ids}`, not(isAnyOf(facts.sourceMessageId, gone))))
    .prepare('drop_related')
    .execute()
}
