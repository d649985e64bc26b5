import { statement } from '../../db/statement.ts'

export interface NewestRow {
  /** The newest message of all that can be seen, an int8 in text; null when there is none. */
  id: number | null
  /** Every transaction that may still bring an older one has a lower number than this. */
  next: string
  /** Every transaction with a lower number than this has ended. */
  oldest: string
}

export const newestMessage = statement<NewestRow, []>(
  'recall_newest_message',
  `select max(id) as id, pg_snapshot_xmax(pg_current_snapshot()) as next,
     pg_snapshot_xmin(pg_current_snapshot()) as oldest from messages`,
)

export interface BehindRow {
  helper_id: number
  user_id: number
  wrapped_key: string
  /** The oldest of those messages. */
  first: number
}

/**
 * Conversations with messages after one and up to another that are not indexed. Exchanges since `answering` are left out:
 * anyone who writes the reply indexes them.
 */
export const findBehind = statement<BehindRow, [after: number, upTo: number, answering: Date]>(
  'recall_behind',
  `select b.helper_id, b.user_id, b.first, k.wrapped_key from (
     select m.helper_id, m.user_id, min(m.id) as first from messages m
     where m.id > $1 and m.id <= $2 and not m.is_sensitive and not m.is_forgotten
       and (m.sent_at <= $3 or not m.is_from_user and m.reply_to is null)
       and not exists (select from recall_positions p where p.message_id = m.id)
     group by m.helper_id, m.user_id) b
   join user_keys k on k.user_id = b.user_id`,
)
