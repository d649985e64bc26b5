import { statement } from '../../db/statement.ts'

export const storeEmail = statement<never, [userId: number, mail: Buffer, now: Date]>(
  'store_email',
  'insert into developer_outbox (user_id, mail, created_at) values ($1, $2, $3)',
)

export interface KeptRow {
  id: number
  mail: Buffer
  created_at: Date
}

export const listAllEmails = statement<KeptRow & { wrapped_key: string }, []>(
  'list_all_emails',
  `select o.id, o.mail, o.created_at, k.wrapped_key from developer_outbox o join user_keys k on k.user_id = o.user_id
   order by o.id desc limit 50`,
)

export const listEmails = statement<KeptRow, [userId: number]>(
  'list_emails',
  'select id, mail, created_at from developer_outbox where user_id = $1 order by id desc limit 50',
)
