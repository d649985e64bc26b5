import { preparedSql } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as facts } from '../../../platform/db/tables/memory.ts'
import { MEMORY_LOCK } from '../store-memories.ts'

/** Each reply counts once, in any number of workers. Locked memories wait until next time. Returns how many replies. */
export const countReferences = preparedSql<{ count: number }, { limit: number; now: Date }>('count_references')`
  with replies as (
    select ${messages.id} as id, ${messages.userId} as owner from ${messages}
    where ${messages.factReferences} is not null and ${messages.memoryProcessedAt} is null
    order by ${messages.id} limit :limit),
  owners as materialized (
    select owner, pg_try_advisory_xact_lock(${MEMORY_LOCK}, owner) as mine from (select distinct owner from replies) d),
  counted as (
    update ${messages} m set ${messages.memoryProcessedAt} = :now
    from replies r join owners o on o.owner = r.owner and o.mine
    where m.${messages.id} = r.id and m.${messages.memoryProcessedAt} is null
    returning m.${messages.userId} as owner, m.${messages.helperId} as helper, m.${messages.factReferences} as facts,
      m.${messages.sentAt} as at),
  used as (
    select f.${facts.id} as id, count(*) filter (where f.${facts.helperId} <> c.helper)::int as crossings, max(c.at) as last
    from counted c cross join unnest(c.facts) as r(id)
      join ${facts} f on f.${facts.id} = r.id and f.${facts.userId} = c.owner
    group by f.${facts.id}),
  noted as (
    update ${facts} f set ${facts.crossHelperReferences} = f.${facts.crossHelperReferences} + u.crossings,
      ${facts.lastReferenced} = greatest(f.${facts.lastReferenced}, u.last)
    from used u where f.${facts.id} = u.id)
  select count(*)::int as count from counted`
