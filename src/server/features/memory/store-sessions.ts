import { namedStatement, statement } from '../../db/statement.ts'

/** Conversations that are read as a whole when they have rested. */

/** Takes conversations that have rested, or of which much is new; what another worker took is passed over. */
export const claimRested = statement<
  { id: number },
  [now: Date, before: Date, most: number, lost: Date, limit: number]
>(
  'claim_rested',
  `update conversation_digests set queued_at = $1 where helper_id = any(array(
     select helper_id from conversation_digests
     where pending_messages > 0 and (last_message_at < $2 or pending_messages >= $3) and (queued_at is null or queued_at < $4)
     order by last_message_at limit $5 for update skip locked))
   returning helper_id as id`,
)

export interface RestedRow {
  helperId: number
  userId: number
  pendingMessages: number
  firstPendingMessage: number
  wrappedKey: string
  timeZone: string
  firstName: string | null
  settings: unknown
}

/** A conversation that waits to be read; none when it was read meanwhile. */
export const findRested = statement<RestedRow, [helperId: number]>(
  'find_rested',
  `select d.helper_id as "helperId", d.user_id as "userId", d.pending_messages as "pendingMessages", d.first_pending_message as "firstPendingMessage",
     k.wrapped_key as "wrappedKey", u.time_zone as "timeZone", u.first_name as "firstName", p.privacy_settings as settings
   from conversation_digests d join users u on u.id = d.user_id join user_keys k on k.user_id = d.user_id
     left join user_profiles p on p.user_id = d.user_id where d.helper_id = $1 and d.pending_messages > 0`,
)

export interface SessionRow {
  id: number
  content: Buffer
  isFromUser: boolean
  sentAt: Date
  /** The person's local day, `2026-11-20`. */
  day: string
}

/** The messages of the days on which something is new, the oldest first; forgotten and sensitive ones are left out. */
export const readSessions = statement<SessionRow, [helperId: number, since: number, timeZone: string, limit: number]>(
  'read_sessions',
  `select * from (
     select id, content, is_from_user as "isFromUser", sent_at as "sentAt",
       to_char(sent_at at time zone $3, 'YYYY-MM-DD') as day
     from messages where helper_id = $1 and not is_sensitive and not is_forgotten and not is_withheld
       and not withheld_by_settings and sent_at >=
       (select date_trunc('day', sent_at at time zone $3) at time zone $3 from messages where id >= $2::bigint
          and helper_id = $1 order by helper_id, id limit 1)
     order by sent_at desc, id desc limit $4) m order by "sentAt", id`,
)

/** Of messages that were read, those that may be remembered still. */
export const countKept = statement<{ count: number }, [ids: number[]]>(
  'count_kept',
  `select count(*)::int as count from messages
   where id = any($1::bigint[]) and not is_forgotten and not is_withheld and not withheld_by_settings
     and not is_sensitive`,
)

export const saveSummary = namedStatement<
  never,
  {
    helperId: number
    userId: number
    day: string
    topics: Buffer
    state: Buffer
    progress: Buffer
    actions: Buffer
    followUp: boolean
    tone: Buffer
    moments: Buffer
    count: number
    summary: Buffer
    now: Date
  }
>(
  'save_summary',
  `insert into conversation_summaries (helper_id, user_id, session_date, key_topics, emotional_state, progress_made,
     action_items, follow_up_needed, overall_tone, significant_moments, message_count, summary, created_at)
   values (:helperId, :userId, :day, :topics, :state, :progress, :actions, :followUp, :tone, :moments, :count, :summary, :now)
   on conflict (helper_id, session_date) do update set key_topics = excluded.key_topics,
     emotional_state = excluded.emotional_state, progress_made = excluded.progress_made,
     action_items = excluded.action_items, follow_up_needed = excluded.follow_up_needed,
     overall_tone = excluded.overall_tone, significant_moments = excluded.significant_moments,
     message_count = excluded.message_count, summary = excluded.summary`,
)

/** The newest sessions in short, the newest first. */
export const latestSummaries = statement<{ day: string; summary: Buffer }, [helperId: number, limit: number]>(
  'latest_summaries',
  `select to_char(session_date, 'YYYY-MM-DD') as day, summary from conversation_summaries
   where helper_id = $1 order by session_date desc limit $2`,
)

/** What was read waits no more; what came meanwhile does. */
export const noteRead = statement<never, [helperId: number, read: number, upTo: number, sessions: Buffer | null]>(
  'note_read',
  `update conversation_digests set pending_messages = greatest(0, pending_messages - $2), first_pending_message = $3::bigint, queued_at = null,
     session_digest = $4
   where helper_id = $1`,
)
