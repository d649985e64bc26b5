import { and, eq, not } from 'drizzle-orm'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationDigests as digests, conversationMemory as facts } from '../../db/tables/memory.ts'

/** Messages that are withdrawn for a time, and facts stated only by them. */

export const findFactsFrom = (tx: Transaction, userId: number, messageIds: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.sourceMessageId, messageIds)))
    .prepare('find_facts_from')
    .execute()

/** Facts that superseded others. */
export const findSupersededBy = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.supersededBy, ids)))
    .prepare('find_superseded_by')
    .execute()

const revive = preparedSql<never, { userId: number; ids: string }>('revive_facts')`
  with last as (
    select distinct on (${facts.slotHash}) ${facts.id} as id, ${facts.slotHash} as slot from ${facts}
    where ${facts.userId} = :userId and ${facts.id} = any(:ids::bigint[]) and ${facts.supersededBy} is null
    order by ${facts.slotHash}, ${facts.validFrom} desc, ${facts.id} desc)
  update ${facts} f set ${facts.validTo} = null from last
  where f.${facts.id} = last.id and not exists (
    select from ${facts} c
    where c.${facts.userId} = :userId and c.${facts.slotHash} = last.slot and c.${facts.validTo} is null)`

/** Where nothing supersedes facts any more, the newest of each slot becomes current again, unless there is another. */
export const reviveFacts = (tx: Transaction, userId: number, ids: readonly number[]) =>
  revive(tx, { userId, ids: listOf(ids) })

const withdraw = preparedSql<never, { userId: number; ids: string }>('withdraw_messages')`
  with held as (
    select ${messages.id} as id from ${messages}
    where ${messages.userId} = :userId and ${messages.id} = any(:ids::bigint[])
    order by ${messages.id} for no key update)
  update ${messages} m set ${messages.isForgotten} = true, ${messages.isWithdrawn} = true
  from held where m.${messages.id} = held.id`

export const markWithdrawn = (tx: Transaction, userId: number, ids: readonly number[]) =>
  withdraw(tx, { userId, ids: listOf(ids) })

const readBefore = preparedSql<never, { userId: number; ids: string }>('read_from_before')`
  with gone as (
    select ${messages.helperId} as helper, min(${messages.id}) as first from ${messages}
    where ${messages.userId} = :userId and ${messages.id} = any(:ids::bigint[]) group by ${messages.helperId}),
  kept as (
    select gone.helper, (
      select m.${messages.id} from ${messages} m
      where (m.${messages.helperId}, m.${messages.id}) < (gone.helper, gone.first) and m.${messages.helperId} >= gone.helper
      order by m.${messages.helperId} desc, m.${messages.id} desc limit 1) as last
    from gone)
  update ${digests} d set ${digests.firstPendingMessage} = least(d.${digests.firstPendingMessage}, kept.last)
  from kept where d.${digests.helperId} = kept.helper and d.${digests.firstPendingMessage} is not null`

/**
 * Marks conversations to be read again from before these messages on: what else was said that day is still a memory.
 */
export const readFromBefore = (tx: Transaction, userId: number, ids: readonly number[]) =>
  readBefore(tx, { userId, ids: listOf(ids) })

const fields = { id: messages.id, helperId: messages.helperId, isFromUser: messages.isFromUser }

/** Of these messages, those that are memories. */
export const findMemories = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select(fields)
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids), not(messages.isForgotten)))
    .prepare('find_memories')
    .execute()

type MemoryRow = Awaited<ReturnType<typeof findMemories>>[number]

const restore = preparedSql<MemoryRow, { userId: number; ids: string }>('restore_messages')`
  with held as (
    select ${messages.id} as id from ${messages}
    where ${messages.userId} = :userId and ${messages.id} = any(:ids::bigint[]) and ${messages.isWithdrawn}
    order by ${messages.id} for no key update)
  update ${messages} m set ${messages.isForgotten} = false, ${messages.isWithdrawn} = false,
    ${messages.memoryProcessedAt} = case when m.${messages.isFromUser} then null else m.${messages.memoryProcessedAt} end
  from held where m.${messages.id} = held.id returning m.${messages.id}, m.${messages.helperId} as "helperId",
    m.${messages.isFromUser} as "isFromUser"`

/** Returns those that were withdrawn; they are searched for facts again. */
export const unmarkWithdrawn = (tx: Transaction, userId: number, ids: readonly number[]) =>
  restore(tx, { userId, ids: listOf(ids) })
