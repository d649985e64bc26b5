import { and, eq } from 'drizzle-orm'
import { listOf, preparedSql, sqlPart, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationMemory as facts } from '../../db/tables/memory.ts'

/** Facts by the helper that they were said to. */

const SAID_ELSEWHERE = sqlPart`m.${messages.id} = any(f.${facts.relatedMessageIds})
  and m.${messages.helperId} <> :helperId and not m.${messages.isForgotten} and not m.${messages.isSensitive}`

type ElsewhereRow = Pick<typeof facts.$inferSelect, 'id' | 'subject' | 'attribute' | 'value' | 'holds' | 'quote'>

/** Facts of a helper that were said to another one as well. */
export const findSaidElsewhere = preparedSql<ElsewhereRow, { userId: number; helperId: number }>('find_said_elsewhere')`
  select f.${facts.id}, f.${facts.subject}, f.${facts.attribute}, f.${facts.value}, f.${facts.holds}, f.${facts.quote}
  from ${facts} f where f.${facts.userId} = :userId and f.${facts.helperId} = :helperId
    and exists (select from ${messages} m where ${SAID_ELSEWHERE})`

const move = preparedSql<never, { userId: number; helperId: number; ids: string; quotes: Buffer[] }>('move_facts')`
  with next as (
    select f.${facts.id} as id, f.${facts.factHash} as fact, t.quote, array_agg(m.${messages.id} order by m.${messages.id}) as messages,
      (array_agg(m.${messages.helperId} order by m.${messages.id}))[1] as helper
    from unnest(:ids::bigint[], :quotes::bytea[]) as t(id, quote)
      join ${facts} f on f.${facts.id} = t.id and f.${facts.userId} = :userId
      join ${messages} m on ${SAID_ELSEWHERE}
    group by f.${facts.id}, t.quote)
  update ${facts} f set ${facts.helperId} = next.helper, ${facts.sourceMessageId} = next.messages[1],
    ${facts.relatedMessageIds} = next.messages, ${facts.quote} = next.quote
  from next where f.${facts.id} = next.id and not exists (
    select from ${facts} o
    where o.${facts.userId} = :userId and o.${facts.factHash} = next.fact
      and o.${facts.sourceMessageId} = next.messages[1])`

/** Makes facts those of the helper that heard them next, as far as that one does not have them already. */
export const moveFacts = (
  tx: Transaction,
  userId: number,
  helperId: number,
  moved: readonly Pick<ElsewhereRow, 'id' | 'quote'>[],
) => move(tx, { userId, helperId, ids: listOf(moved.map(({ id }) => id)), quotes: moved.map(({ quote }) => quote) })

export const findFactsOf = (tx: Transaction, userId: number, helperId: number) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), eq(facts.helperId, helperId)))
    .prepare('find_facts_of')
    .execute()
