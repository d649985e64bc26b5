import { statement } from '../../db/statement.ts'

/** Facts by the helper that they were said to. */

const SAID_ELSEWHERE = `m.helper_id <> $2 and not m.is_forgotten and not m.is_sensitive`

export interface ElsewhereRow {
  id: number
  subject: Buffer
  attribute: Buffer
  value: Buffer
  holds: boolean
  quote: Buffer
}

/** Facts of a helper that were said to another one as well. */
export const findSaidElsewhere = statement<ElsewhereRow, [userId: number, helperId: number]>(
  'find_said_elsewhere',
  `select id, subject, attribute, value, holds, quote from conversation_memory f
   where user_id = $1 and helper_id = $2
     and exists (select from messages m where m.id = any(f.related_message_ids) and ${SAID_ELSEWHERE})`,
)

/** Makes facts those of the helper that heard them next, as far as that one does not have them already. */
export const moveFacts = statement<never, [userId: number, helperId: number, ids: number[], quotes: Buffer[]]>(
  'move_facts',
  `with next as (
     select f.id, f.fact_hash, t.quote, array_agg(m.id order by m.id) as messages,
       (array_agg(m.helper_id order by m.id))[1] as helper
     from unnest($3::bigint[], $4::bytea[]) as t(id, quote) join conversation_memory f on f.id = t.id and f.user_id = $1
       join messages m on m.id = any(f.related_message_ids) and ${SAID_ELSEWHERE} group by f.id, t.quote)
   update conversation_memory f set helper_id = next.helper, source_message_id = next.messages[1],
     related_message_ids = next.messages, quote = next.quote
   from next where f.id = next.id and not exists (
     select from conversation_memory o
     where o.user_id = $1 and o.fact_hash = next.fact_hash and o.source_message_id = next.messages[1])`,
)

export const findFactsOf = statement<{ id: number }, [userId: number, helperId: number]>(
  'find_facts_of',
  'select id from conversation_memory where user_id = $1 and helper_id = $2',
)
