import { listOf, preparedSql, sqlPart, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationMemory as facts } from '../../db/tables/memory.ts'

/** Facts whose source messages are removed although other messages state them as well. */

const TOLD_ELSEWHERE = sqlPart`m.${messages.id} = any(f.${facts.relatedMessageIds})
  and m.${messages.id} <> all(:gone::bigint[]) and not m.${messages.isForgotten} and not m.${messages.isSensitive}`

type SourceRow = Pick<typeof facts.$inferSelect, 'id' | 'subject' | 'attribute' | 'value' | 'holds' | 'quote'>

const findOf = preparedSql<SourceRow, { userId: number; gone: string }>('find_told_elsewhere')`
  select f.${facts.id}, f.${facts.subject}, f.${facts.attribute}, f.${facts.value}, f.${facts.holds}, f.${facts.quote}
  from ${facts} f where f.${facts.userId} = :userId and f.${facts.sourceMessageId} = any(:gone::bigint[])
    and exists (select from ${messages} m where ${TOLD_ELSEWHERE})`

/** Facts whose source is among the removed messages and that other messages state as well. */
export const findToldElsewhere = (tx: Transaction, userId: number, gone: readonly number[]): Promise<SourceRow[]> =>
  findOf(tx, { userId, gone: listOf(gone) })

const move = preparedSql<never, { userId: number; gone: string; ids: string; quotes: Buffer[] }>('move_sources')`
  with next as (
    select f.${facts.id} as id, f.${facts.factHash} as fact, t.quote,
      array_agg(m.${messages.id} order by m.${messages.id}) as messages,
      (array_agg(m.${messages.helperId} order by m.${messages.id}))[1] as helper
    from unnest(:ids::bigint[], :quotes::bytea[]) as t(id, quote)
      join ${facts} f on f.${facts.id} = t.id and f.${facts.userId} = :userId
      join ${messages} m on ${TOLD_ELSEWHERE}
    group by f.${facts.id}, t.quote)
  update ${facts} f set ${facts.helperId} = next.helper, ${facts.sourceMessageId} = next.messages[1],
    ${facts.relatedMessageIds} = next.messages, ${facts.quote} = next.quote
  from next where f.${facts.id} = next.id and not exists (
    select from ${facts} o
    where o.${facts.userId} = :userId and o.${facts.factHash} = next.fact
      and o.${facts.sourceMessageId} = next.messages[1])`

/** Makes the next message that states a fact its source, unless the same fact is already known from there. */
export const moveSources = (
  tx: Transaction,
  userId: number,
  gone: readonly number[],
  moved: readonly Pick<SourceRow, 'id' | 'quote'>[],
) =>
  move(tx, {
    userId,
    gone: listOf(gone),
    ids: listOf(moved.map(({ id }) => id)),
    quotes: moved.map(({ quote }) => quote),
  })

const dropRelated = preparedSql<never, { userId: number; gone: string }>('drop_related')`
  update ${facts} f set ${facts.relatedMessageIds} = array(
    select id from unnest(f.${facts.relatedMessageIds}) as r(id) where id <> all(:gone::bigint[]))
  where f.${facts.userId} = :userId and f.${facts.relatedMessageIds} && :gone::bigint[]
    and f.${facts.sourceMessageId} <> all(:gone::bigint[])`

/** Removes messages from facts that other messages state as well. */
export const dropRelatedMessages = (tx: Transaction, userId: number, gone: readonly number[]) =>
  dropRelated(tx, { userId, gone: listOf(gone) })
