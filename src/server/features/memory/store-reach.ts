import { and, eq, not, or, sql } from 'drizzle-orm'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import {
  conversationDigests as digests,
  conversationMemory as facts,
  conversationSummaries as summaries,
} from '../../db/tables/memory.ts'
import { wordFields } from './store-facts.ts'

/** The messages a fact came from, and what is based on it. */

/**
 * Locks a person's helpers until the transaction ends, and increments the version of their memory. A reply saved in the
 * meantime waits, and then notices that it is based on an older version. The account is locked first, in the same order
 * as when it is deleted.
 */
export const holdHelpers = preparedSql<{ id: number; memoryVersion: number }, { userId: number }>('hold_helpers')`
  with u as materialized (select ${users.id} as id from ${users} where ${users.id} = :userId for key share),
  held as materialized (
    select h.${helpers.id} as id from u join ${helpers} h on h.${helpers.userId} = u.id
    order by h.${helpers.id} for update of h)
  update ${helpers} h set ${helpers.memoryVersion} = h.${helpers.memoryVersion} + 1
  from held where h.${helpers.id} = held.id
  returning h.${helpers.id}, h.${helpers.memoryVersion} as "memoryVersion"`

export interface WrittenRow extends Pick<typeof messages.$inferSelect, 'id' | 'helperId' | 'isFromUser' | 'content'> {
  /** Whether it is one of the messages in question, or the reply to one. */
  isTold: boolean
  isAnswer: boolean
  facts: number[] | null
  turns: number[] | null
}

const writtenWith = preparedSql<WrittenRow, { userId: number; messageIds: string; facts: string }>('find_written_with')`
  select ${messages.id}, ${messages.helperId} as "helperId", ${messages.isFromUser} as "isFromUser",
    ${messages.content}, ${messages.id} = any(:messageIds::bigint[]) as "isTold",
    coalesce(${messages.replyTo} = any(:messageIds::bigint[]), false) as "isAnswer",
    ${messages.factReferences} as facts, ${messages.contextReferences} as turns
  from ${messages}
  where ${messages.userId} = :userId and not ${messages.isSensitive}
    and (not ${messages.isForgotten} or ${messages.isWithdrawn})
    and (${messages.id} = any(:messageIds::bigint[]) or ${messages.replyTo} = any(:messageIds::bigint[])
      or ${messages.contextReferences} && :messageIds::bigint[] or ${messages.factReferences} && :facts::bigint[])`

/** Of these messages, those that are memories; the replies to them, and what is based on them or on facts. */
export const findWrittenWith = (
  tx: Transaction,
  userId: number,
  messageIds: readonly number[],
  factIds: readonly number[],
): Promise<WrittenRow[]> => writtenWith(tx, { userId, messageIds: listOf(messageIds), facts: listOf(factIds) })

export const findAnswersTo = (tx: Transaction, userId: number, messageIds: readonly number[]) =>
  tx
    .select({ id: messages.id, helperId: messages.helperId })
    .from(messages)
    .where(
      and(
        isAnyOf(messages.replyTo, messageIds),
        eq(messages.userId, userId),
        not(messages.isSensitive),
        or(not(messages.isForgotten), messages.isWithdrawn),
      ),
    )
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
  const ids = listOf(quoted.map(({ id }) => id))
  const quotes = sql.param(quoted.map(({ quote }) => quote))
  await tx
    .update(facts)
    .set({ quote: sql`t.quote` })
    .from(sql`unnest(${ids}::bigint[], ${quotes}::bytea[]) as t(id, quote)`)
    .where(and(eq(facts.userId, userId), sql`${facts.id} = t.id`))
    .prepare('save_quotes')
    .execute()
}

const forget = preparedSql<never, { userId: number; ids: string }>('forget_messages')`
  with held as (
    select ${messages.id} as id from ${messages}
    where ${messages.userId} = :userId and ${messages.id} = any(:ids::bigint[])
      and (not ${messages.isForgotten} or ${messages.isWithdrawn})
    order by ${messages.id} for no key update)
  update ${messages} m set ${messages.isForgotten} = true, ${messages.isWithdrawn} = false, ${messages.emotionalTone} = null,
    ${messages.keyTopics} = null, ${messages.sentiment} = null, ${messages.memoryTags} = null
  from held where m.${messages.id} = held.id`

/** In the order of messages, like all code that changes several of them. Deletes what was derived from them as well. */
export const forgetMessages = (tx: Transaction, userId: number, ids: readonly number[]) =>
  forget(tx, { userId, ids: listOf(ids) })

const dropDaysOf = preparedSql<never, { userId: number; ids: string }>('drop_days')`
  with said as (
    select ${messages.id} as id, ${messages.helperId} as helper, ${messages.sentAt} as at from ${messages}
    where ${messages.userId} = :userId and ${messages.id} = any(:ids::bigint[])),
  days as (
    delete from ${summaries} s using said, ${users} u
    where s.${summaries.helperId} = said.helper and u.${users.id} = :userId
      and s.${summaries.sessionDate} = (said.at at time zone u.${users.timeZone})::date)
  update ${digests} d set ${digests.pendingMessages} = greatest(d.${digests.pendingMessages}, 1),
    ${digests.queuedAt} = null,
    ${digests.firstPendingMessage} = least(coalesce(d.${digests.firstPendingMessage}, f.first), f.first)
  from (select helper, min(id) as first from said group by helper) f where d.${digests.helperId} = f.helper`

/** Deletes the summaries of the days that messages were sent on, and marks those days to be read again. */
export const dropDays = (tx: Transaction, userId: number, ids: readonly number[]) =>
  dropDaysOf(tx, { userId, ids: listOf(ids) })

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

const deleteSummariesOf = preparedSql<never, { userId: number; ids: string }>('delete_summaries')`
  with days as (
    delete from ${summaries} where ${summaries.userId} = :userId and ${summaries.id} = any(:ids::bigint[])
    returning ${summaries.helperId} as helper, ${summaries.sessionDate} as day),
  said as (
    select d.helper, min(m.${messages.id}) as first from days d join ${users} u on u.${users.id} = :userId
      join ${messages} m on m.${messages.helperId} = d.helper
        and m.${messages.sentAt} >= d.day::timestamp at time zone u.${users.timeZone}
    group by d.helper)
  update ${digests} d set ${digests.pendingMessages} = greatest(d.${digests.pendingMessages}, 1),
    ${digests.queuedAt} = null,
    ${digests.firstPendingMessage} = least(coalesce(d.${digests.firstPendingMessage}, said.first), said.first)
  from said where d.${digests.helperId} = said.helper`

/** Deletes summaries and marks their days to be read again. */
export const deleteSummaries = (tx: Transaction, userId: number, ids: readonly number[]) =>
  deleteSummariesOf(tx, { userId, ids: listOf(ids) })

const cited = preparedSql<{ id: number }, { userId: number; ids: string }>('find_cited')`
  with given as (select unnest(:ids::bigint[]) as id)
  select g.id from ${messages} m
    cross join unnest(m.${messages.contextReferences} || m.${messages.replyTo}) as c(id) join given g on g.id = c.id
  where m.${messages.userId} = :userId and not m.${messages.isForgotten}
    and not exists (select from given where given.id = m.${messages.id})
  group by g.id`

/** Of these messages, those that others reply to or are based on. */
export const findCited = (tx: Transaction, userId: number, ids: readonly number[]) =>
  cited(tx, { userId, ids: listOf(ids) })

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
