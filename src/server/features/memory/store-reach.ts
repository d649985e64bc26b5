import type { Category } from '../../../core/privacy/categories.ts'
import { statement } from '../../db/statement.ts'

/** What a fact was formed from, and what was written with it. */

/**
 * Holds a person's helpers until the transaction ends, and raises the version of what they know: a reply that is saved
 * meanwhile waits, and then shows that it was written with what was known before. The account comes first, as anyone who
 * deletes it takes that first.
 */
export const holdHelpers = statement<{ id: number }, [userId: number]>(
  'hold_helpers',
  `with u as materialized (select id from users where id = $1 for key share),
   h as materialized (select h.id from u join helpers h on h.user_id = u.id order by h.id for update of h)
   update helpers set memory_version = memory_version + 1 from h where helpers.id = h.id returning helpers.id`,
)

export interface WrittenRow {
  id: number
  helperId: number
  isFromUser: boolean
  content: Buffer
  /** Is it one of the messages asked about, or the reply to one? */
  isTold: boolean
  isAnswer: boolean
  facts: number[] | null
  turns: number[] | null
}

/** Of the messages given, those that are memories; the replies to them, and what was written with them or with facts. */
export const findWrittenWith = statement<WrittenRow, [userId: number, messages: number[], facts: number[]]>(
  'find_written_with',
  `select id, helper_id as "helperId", is_from_user as "isFromUser", content, id = any($2::bigint[]) as "isTold",
     coalesce(reply_to = any($2::bigint[]), false) as "isAnswer", fact_references as facts, context_references as turns
   from messages where user_id = $1 and not is_sensitive and not is_forgotten
     and (id = any($2::bigint[]) or reply_to = any($2::bigint[]) or context_references && $2::bigint[]
       or fact_references && $3::bigint[])`,
)

export const findAnswersTo = statement<{ id: number; helperId: number }, [userId: number, messages: number[]]>(
  'find_answers_to',
  `select id, helper_id as "helperId" from messages
   where reply_to = any($2::bigint[]) and user_id = $1 and not is_sensitive and not is_forgotten`,
)

export interface FactWordsRow {
  id: number
  helperId: number | null
  subject: Buffer
  attribute: Buffer
  value: Buffer
  holds: boolean
  quote: Buffer
  isCurrent: boolean
  isShared: boolean
  privacyTags: Category[] | null
  /** Messages that said so. */
  told: number[] | null
}

/** Every fact of a person, current and past. */
export const findAllFacts = statement<FactWordsRow, [userId: number]>(
  'find_all_facts',
  `select id, helper_id as "helperId", subject, attribute, value, holds, quote, valid_to is null as "isCurrent",
     share_across_helpers as "isShared", privacy_tags as "privacyTags", related_message_ids as told
   from conversation_memory where user_id = $1`,
)

export const saveQuotes = statement<never, [userId: number, ids: number[], quotes: Buffer[]]>(
  'save_quotes',
  `update conversation_memory f set quote = t.quote from unnest($2::bigint[], $3::bytea[]) as t(id, quote)
   where f.user_id = $1 and f.id = t.id`,
)

/** In the order of messages, as anyone else who changes several of them does. What was derived from them goes as well. */
export const forgetMessages = statement<{ id: number }, [userId: number, ids: number[]]>(
  'forget_messages',
  `with held as (
     select id from messages where user_id = $1 and id = any($2::bigint[]) and not is_forgotten order by id
     for no key update)
   update messages m set is_forgotten = true, emotional_tone = null, key_topics = null, sentiment = null,
     memory_tags = null
   from held where m.id = held.id returning m.id`,
)

/**
 * Deletes the summaries of the days on which messages were said, in their conversations, and has those days read again.
 */
export const dropDays = statement<never, [userId: number, ids: number[]]>(
  'drop_days',
  `with said as (select id, helper_id, sent_at from messages where user_id = $1 and id = any($2::bigint[])),
   days as (
     delete from conversation_summaries s using said, users u
     where s.helper_id = said.helper_id and u.id = $1
       and s.session_date = (said.sent_at at time zone u.time_zone)::date)
   update conversation_digests d set pending_messages = greatest(d.pending_messages, 1), queued_at = null,
     first_pending_message = least(coalesce(d.first_pending_message, f.first), f.first)
   from (select helper_id, min(id) as first from said group by helper_id) f where d.helper_id = f.helper_id`,
)

export interface SummaryTextRow {
  id: number
  helperId: number
  texts: (Buffer | null)[]
}

/** What summaries say. */
export const findSummaries = statement<SummaryTextRow, [userId: number]>(
  'find_summaries',
  `select id, helper_id as "helperId",
     array[summary, key_topics, progress_made, action_items, significant_moments] as texts
   from conversation_summaries where user_id = $1`,
)

/** Deletes summaries, and has their days read again. */
export const deleteSummaries = statement<never, [userId: number, ids: number[]]>(
  'delete_summaries',
  `with days as (
     delete from conversation_summaries where user_id = $1 and id = any($2::bigint[]) returning helper_id, session_date),
   said as (
     select d.helper_id, min(m.id) as first from days d join users u on u.id = $1
       join messages m on m.helper_id = d.helper_id and m.sent_at >= d.session_date::timestamp at time zone u.time_zone
     group by d.helper_id)
   update conversation_digests d set pending_messages = greatest(d.pending_messages, 1), queued_at = null,
     first_pending_message = least(coalesce(d.first_pending_message, said.first), said.first)
   from said where d.helper_id = said.helper_id`,
)

/** Of these messages those that others answer or were written with. */
export const findCited = statement<{ id: number }, [userId: number, ids: number[]]>(
  'find_cited',
  `with given as (select unnest($2::bigint[]) as id)
   select g.id from messages m cross join unnest(m.context_references || m.reply_to) as c(id) join given g on g.id = c.id
   where m.user_id = $1 and not m.is_forgotten and not exists (select from given where given.id = m.id) group by g.id`,
)

export const findMessagesOf = statement<{ id: number }, [userId: number, helperId: number]>(
  'find_messages_of',
  'select id from messages where user_id = $1 and helper_id = $2',
)

export const saveSessionDigest = statement<never, [helperId: number, sessions: Buffer | null]>(
  'save_session_digest',
  'update conversation_digests set session_digest = $2 where helper_id = $1',
)
