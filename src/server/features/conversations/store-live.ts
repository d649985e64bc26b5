import type { Message } from '../../../contract/messages.ts'
import { statement } from '../../db/statement.ts'

export interface LiveMessageRow {
  id: number
  helper_id: number
  content: Buffer
  is_from_user: boolean
  sent_at: Date
  delivery_status: 'delivered' | 'stopped'
  is_sensitive: boolean
  source: Message['source']
  is_planned: boolean
  remembered: number
}

const MESSAGE = `id, helper_id, content, is_from_user, sent_at, delivery_status, is_sensitive, source,
  schedule_id is not null as is_planned,
  coalesce(cardinality(context_references), 0) + coalesce(cardinality(fact_references), 0) as remembered`

/** Messages of an account by their ids. */
export const findMessages = statement<LiveMessageRow, [userId: number, ids: number[]]>(
  'live_messages',
  `select ${MESSAGE} from messages where user_id = $1 and id = any($2::bigint[]) order by id`,
)

/** Messages that helpers sent on their own after one of them, but for those named: what a browser missed. */
export const findPlannedSince = statement<
  LiveMessageRow,
  [userId: number, after: number, known: number[], limit: number]
>(
  'missed_messages',
  `select ${MESSAGE} from messages
   where user_id = $1 and id > $2 and id <> all($3::bigint[]) and schedule_id is not null order by id limit $4`,
)

/** The newest message of an account, `0` without one: where a browser that comes for the first time begins. */
export const newestMessage = statement<{ id: number }, [userId: number]>(
  'newest_message',
  'select coalesce(max(id), 0) as id from messages where user_id = $1',
)
