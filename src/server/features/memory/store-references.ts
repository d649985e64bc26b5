import { statement } from '../../db/statement.ts'
import { FACTS_LOCK } from './store-facts.ts'

/**
 * Tells facts of the replies that used them: when the last one did, and how often it was another helper's than the one
 * that they were said to. Each reply counts once, however many workers look; facts that another writer holds are passed
 * over until the next time. Gives how many replies there were.
 */
export const countReferences = statement<{ count: number }, [limit: number, now: Date]>(
  'count_references',
  `with replies as (
     select id, user_id from messages
     where fact_references is not null and memory_processed_at is null order by id limit $1),
   owners as materialized (
     select user_id, pg_try_advisory_xact_lock(${FACTS_LOCK}, user_id) as mine
     from (select distinct user_id from replies) d),
   counted as (
     update messages m set memory_processed_at = $2 from replies r join owners o on o.user_id = r.user_id and o.mine
     where m.id = r.id and m.memory_processed_at is null
     returning m.user_id, m.helper_id, m.fact_references, m.sent_at),
   used as (
     select f.id, count(*) filter (where f.helper_id <> c.helper_id)::int as crossings, max(c.sent_at) as last
     from counted c cross join unnest(c.fact_references) as r(id)
       join conversation_memory f on f.id = r.id and f.user_id = c.user_id group by f.id),
   told as (
     update conversation_memory f set cross_helper_references = f.cross_helper_references + u.crossings,
       last_referenced = greatest(f.last_referenced, u.last)
     from used u where f.id = u.id)
   select count(*)::int as count from counted`,
)
