import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { statement } from '../../db/statement.ts'

export interface HistoryRow {
  scheduleId: number
  plannedFor: Date
  timeZone: string
  status: 'pending' | 'claimed' | 'delivered' | 'failed' | 'skipped' | 'cancelled'
  reason: string | null
  messageId: number | null
  /** The planned times that passed since its own, which it stands for. */
  missed: { until: string; times: number } | null
  /** What was told outside the app, oldest first. */
  outside: {
    channel: Channel
    status: 'pending' | 'sending' | 'sent' | 'delivered' | 'failed' | 'skipped'
    reason: string | null
  }[]
}

/** A page of a helper's planned messages, newest first. No row: not their helper. One without an id: no (older) one. */
export const pageOfHistory = statement<
  HistoryRow | { scheduleId: null },
  [helperId: number, userId: number, before: number, limit: number]
>(
  'page_of_history',
  `select s.id as "scheduleId", s.scheduled_time as "plannedFor", s.time_zone as "timeZone", s.status, s.reason,
     s.metadata->'missed' as missed,
     (select m.id from messages m where m.schedule_id = s.id) as "messageId",
     coalesce((select json_agg(json_build_object('channel', d.channel, 'status', d.status, 'reason', d.reason)
       order by d.id) from deliveries d where d.schedule_id = s.id), '[]') as outside
   from helpers h left join lateral (
     select * from message_schedules where helper_id = h.id and id < $3 order by id desc limit $4) s on true
   where h.id = $1 and h.user_id = $2`,
)
