import { preparedSql } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { deliveries, messageSchedules as schedules } from '../../db/tables/schedules.ts'

type Schedule = typeof schedules.$inferSelect

export interface HistoryRow extends Pick<Schedule, 'timeZone' | 'status' | 'reason'> {
  scheduleId: Schedule['id']
  plannedFor: Schedule['scheduledTime']
  messageId: number | null
  /** The later planned times that passed and that it stands for. */
  missed: { until: string; times: number } | null
  /** Notifications outside the app, oldest first. */
  outside: Pick<typeof deliveries.$inferSelect, 'channel' | 'status' | 'reason'>[]
}

/**
 * A page of a helper's planned messages, newest first. No row: not their helper. A row without an id: no (older)
 * message.
 */
export const pageOfHistory = preparedSql<
  HistoryRow | { scheduleId: null },
  { helperId: number; userId: number; before: number; limit: number }
>('page_of_history')`
  select s.${schedules.id} as "scheduleId", s.${schedules.scheduledTime} as "plannedFor",
    s.${schedules.timeZone} as "timeZone", s.${schedules.status}, s.${schedules.reason},
    s.${schedules.metadata}->'missed' as missed,
    (select m.${messages.id} from ${messages} m where m.${messages.scheduleId} = s.${schedules.id}) as "messageId",
    coalesce((
      select json_agg(json_build_object('channel', d.${deliveries.channel}, 'status', d.${deliveries.status},
        'reason', d.${deliveries.reason}) order by d.${deliveries.id})
      from ${deliveries} d where d.${deliveries.scheduleId} = s.${schedules.id}), '[]') as outside
  from ${helpers} h left join lateral (
    select * from ${schedules} where ${schedules.helperId} = h.${helpers.id} and ${schedules.id} < :before
    order by ${schedules.id} desc limit :limit) s on true
  where h.${helpers.id} = :helperId and h.${helpers.userId} = :userId`
