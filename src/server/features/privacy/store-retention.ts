import { statement } from '../../db/statement.ts'

/** Memories whose time has come. */

export interface Reach {
  userId: number
  /** What is older goes; nothing by its age where this is null. */
  before: Date | null
  /** Only what is marked as sensitive. */
  onlySensitive: boolean
}

const FACTS = `user_id = $1 and updated_at < $2 and (not $3::boolean or sensitivity_level <> 'normal')`
const MESSAGES = `m.user_id = $1 and m.sent_at < $2 and not m.is_forgotten and not m.is_sensitive
  and (not $3::boolean or cardinality(m.privacy_tags) > 0)`

type ReachValues = [userId: number, before: Date | null, onlySensitive: boolean]

/** How many facts and messages a clean-up reaches. */
export const countReached = statement<{ facts: number; messages: number }, ReachValues>(
  'count_reached',
  `select (select count(*)::int from conversation_memory where ${FACTS}) as facts,
     (select count(*)::int from messages m where ${MESSAGES}) as messages`,
)

/** Are there facts whose `auto_delete_at` has come, or messages that are older than `before`? */
export const hasExpired = statement<{ expired: boolean }, [userId: number, before: Date | null, now: Date]>(
  'has_expired',
  `select exists (select from conversation_memory where user_id = $1 and auto_delete_at <= $3)
     or exists (select from messages m where m.user_id = $1 and m.sent_at < $2 and not m.is_forgotten and not m.is_sensitive)
     as expired`,
)

export const findExpiredFacts = statement<{ id: number }, [userId: number, now: Date]>(
  'find_expired_facts',
  'select id from conversation_memory where user_id = $1 and auto_delete_at <= $2',
)

/** A fact counts from when it was last said or changed. */
export const findReachedFacts = statement<{ id: number }, ReachValues>(
  'find_reached_facts',
  `select id from conversation_memory where ${FACTS}`,
)

/** Summaries of sessions before that day; of sensitive ones those of sessions in which something sensitive was said. */
export const deleteReachedSummaries = statement<{ id: number }, ReachValues>(
  'delete_reached_summaries',
  `delete from conversation_summaries s using users u where s.user_id = $1 and u.id = $1
     and s.session_date < ($2::timestamptz at time zone u.time_zone)::date
     and (not $3::boolean or exists (select from messages m where m.helper_id = s.helper_id
       and cardinality(m.privacy_tags) > 0 and (m.sent_at at time zone u.time_zone)::date = s.session_date))
   returning s.id`,
)

/** What prompts take of the summaries of a person: made again from those that are left. */
export const dropEarlier = statement<never, [userId: number]>(
  'drop_earlier',
  'update conversation_digests set session_digest = null where user_id = $1',
)

/** Up to so many messages that are reached. */
export const findReachedMessages = statement<{ id: number }, [...ReachValues, limit: number]>(
  'find_reached_messages',
  `select m.id from messages m where ${MESSAGES} order by m.id limit $4`,
)

/** Facts are kept as long as their person chose; `auto_delete_at` follows. */
export const keepFactsFor = statement<never, [userId: number, days: number]>(
  'keep_facts_for',
  'update conversation_memory set retention_period = $2 where user_id = $1 and retention_period <> $2',
)

/** People whose memory is next to be looked through on that day, with what that takes; none when all were. */
export const claimForDay = statement<
  { userId: number; settings: unknown; wrappedKey: string },
  [day: string, createdBefore: Date, limit: number]
>(
  'claim_retention_day',
  `with run as (
     select case when retention_day < $1::date then 0 else retention_last_user end as after from system_state for update),
   batch as (
     select u.id, u.created_at from users u, run where u.id > run.after order by u.id limit $3),
   moved as (
     update system_state set retention_day = greatest(retention_day, $1::date),
       retention_last_user = coalesce((select max(id) from batch), (select after from run)) returning id)
   select b.id as "userId", p.privacy_settings as settings, k.wrapped_key as "wrappedKey"
   from moved, batch b join user_keys k on k.user_id = b.id left join user_profiles p on p.user_id = b.id
   where b.created_at < $2 order by b.id`,
)

/** Is there anyone left to look through on that day, and has nobody begun? Asked before anything is locked. */
export const readRetentionDay = statement<{ open: boolean; fresh: boolean }, [day: string]>(
  'read_retention_day',
  `select retention_day < $1::date or exists (select from users u where u.id > s.retention_last_user) as open,
     retention_day < $1::date as fresh
   from system_state s`,
)
