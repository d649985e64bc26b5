import { listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'

/** Where a search along the ids begins. */
export interface Origin {
  memories?: readonly number[]
  messages?: readonly number[]
}

export interface DerivedMessage {
  id: number
  helperId: number
  isFromUser: boolean
}

export interface Derived {
  memories: { id: number; helperId: number | null }[]
  messages: DerivedMessage[]
}

type Row = { kind: 'memory'; id: number; helperId: number | null } | ({ kind: 'message' } & DerivedMessage)

/** A person's links are read once, so that following them takes hardly longer for many messages than for one. */
const derivedFrom = preparedSql<Row, { userId: number; memories: string; messages: string }>('find_derived')`
  with recursive link (from_kind, from_id, kind, id) as materialized (
    select 'memory', ${memories.supersededBy}, 'memory', ${memories.id} from ${memories}
    where ${memories.userId} = :userId and ${memories.supersededBy} is not null
    union all
    select 'memory', ${memories.id}, 'message', unnest(${memories.relatedMessageIds}) from ${memories}
    where ${memories.userId} = :userId
    union all
    select 'memory', unnest(${messages.factReferences}), 'message', ${messages.id} from ${messages}
    where ${messages.userId} = :userId and ${messages.factReferences} is not null and not ${messages.isSensitive}
    union all
    select 'message', unnest(${messages.contextReferences}), 'message', ${messages.id} from ${messages}
    where ${messages.userId} = :userId and ${messages.contextReferences} is not null and not ${messages.isSensitive}),
  derived (kind, id) as (
    select 'memory', unnest(:memories::bigint[]) union select 'message', unnest(:messages::bigint[])
    union
    select next.kind, next.id
    from derived d
      left join link l on l.from_kind = d.kind and l.from_id = d.id
      left join ${messages} r on d.kind = 'message' and r.${messages.replyTo} = d.id and not r.${messages.isSensitive}
      cross join lateral (values (l.kind, l.id), ('message', r.${messages.id})) as next (kind, id)
    where next.id is not null)
  select d.kind, d.id, f.${memories.helperId} as "helperId", null as "isFromUser"
  from derived d join ${memories} f on f.${memories.id} = d.id and f.${memories.userId} = :userId where d.kind = 'memory'
  union all
  select d.kind, d.id, m.${messages.helperId}, m.${messages.isFromUser}
  from derived d join ${messages} m on m.${messages.id} = d.id and m.${messages.userId} = :userId
    and not m.${messages.isSensitive} where d.kind = 'message'
  order by id`

/**
 * What leaves when these do: the memories with all that they superseded, the messages that they were said in, the given
 * messages, the replies to them, and all that helpers wrote with any of these.
 */
export async function findDerived(tx: Transaction, userId: number, origin: Origin): Promise<Derived> {
  const lists = { memories: listOf(origin.memories ?? []), messages: listOf(origin.messages ?? []) }
  const rows = await derivedFrom(tx, { userId, ...lists })
  return {
    memories: rows.filter((row) => row.kind === 'memory'),
    messages: rows.filter((row) => row.kind === 'message'),
  }
}
