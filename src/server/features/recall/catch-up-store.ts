import { statement } from '../../db/statement.ts'

/** The newest message of all, an int8 in text; null when there is none. */
export const newestMessage = statement<{ id: string | null }, []>(
  'recall_newest_message',
  'select max(id) as id from messages',
)

export interface BehindRow {
  helper_id: number
  user_id: number
  wrapped_key: string
}

/** Conversations with messages after one and up to another that are not indexed. */
export const findBehind = statement<BehindRow, [after: number, upTo: number]>(
  'recall_behind',
  `select b.helper_id, b.user_id, k.wrapped_key from (
     select distinct m.helper_id, m.user_id from messages m
     where m.id > $1 and m.id <= $2 and not m.is_sensitive and not m.is_forgotten
       and not exists (select from recall_places p where p.message_id = m.id)) b
   join user_keys k on k.user_id = b.user_id`,
)
