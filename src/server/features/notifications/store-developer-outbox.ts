import { statement } from '../../db/statement.ts'

export const storeEmail = statement<never, [userId: number, mail: Buffer, now: Date]>(
  'keep_letter',
  'insert into developer_outbox (user_id, mail, created_at) values ($1, $2, $3)',
)

export interface LetterRow {
  id: number
  mail: Buffer
  created_at: Date
}

export const listAllLetters = statement<LetterRow & { wrapped_key: string }, []>(
  'list_all_letters',
  `select o.id, o.mail, o.created_at, k.wrapped_key from developer_outbox o join user_keys k on k.user_id = o.user_id
   order by o.id desc limit 50`,
)

export const listLetters = statement<LetterRow, [userId: number]>(
  'list_letters',
  'select id, mail, created_at from developer_outbox where user_id = $1 order by id desc limit 50',
)

/** Ends letters about messages for a person. */
export const stopLetters = statement<{ id: number }, [userId: number]>(
  'stop_letters',
  'update users set email_notifications = false where id = $1 returning id',
)

export const markSeen = statement<{ id: number }, [helperId: number, userId: number, now: Date]>(
  'mark_seen',
  'update helpers set seen_at = $3 where id = $1 and user_id = $2 returning id',
)
