import type { Habits } from '../../../core/planner.ts'
import { inTransaction, listOf, type Queryable, statement } from '../../db/statement.ts'

/** What planning needs of a helper and its owner. */
export interface PlanRow extends Habits {
  helperId: number
  userId: number
  createdAt: Date
  unanswered: number
  timeZone: string
  quietHoursStart: number
  quietHoursEnd: number
}

export const PLAN = `h.id as "helperId", h.user_id as "userId", h.frequency, h.preferred_time as "preferredTime",
  h.vary_timing as "varyTiming", h.allow_weekends as "allowWeekends", h.weekly_day as "weeklyDay",
  h.custom_days as "customDays", h.custom_times as "customTimes", h.created_at as "createdAt", h.unanswered,
  u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart", u.quiet_hours_end as "quietHoursEnd"`

/** Plans the next message of helpers, or moves the one that is planned. */
export const savePlans = statement<
  never,
  [helpers: number[], users: number[], times: number[], zones: string[], now: Date]
>(
  'save_plans',
  `insert into message_schedules (helper_id, user_id, scheduled_time, time_zone, created_at)
   select helper, owner, to_timestamp(time / 1000), zone, $5
   from unnest($1::int[], $2::int[], $3::float8[], $4::text[]) as t(helper, owner, time, zone)
   on conflict (helper_id) where status in ('pending', 'claimed') do update
   set scheduled_time = excluded.scheduled_time, time_zone = excluded.time_zone, created_at = excluded.created_at
   where message_schedules.status = 'pending'`,
)

/** Cancels what is planned for helpers. */
export const cancelPlans = statement<never, [helpers: number[], reason: string, now: Date]>(
  'cancel_plans',
  `update message_schedules set status = 'cancelled', reason = $2, settled_at = $3
   where helper_id = any($1) and status = 'pending'`,
)

export interface StaleRow extends PlanRow {
  active: boolean
  lastTime: Date | null
}

const LAST = `(select s.scheduled_time from message_schedules s where s.helper_id = h.id
  and s.status in ('delivered', 'claimed') order by s.id desc limit 1) as "lastTime"`

/** Takes helpers whose plan is out of date, all or those of one account; others' are passed over. */
export const claimStalePlans = statement<StaleRow, [userId: number | null, limit: number]>(
  'claim_stale_plans',
  `select ${PLAN}, h.active, ${LAST} from helpers h join users u on u.id = h.user_id
   where h.needs_plan and ($1::int is null or h.user_id = $1) limit $2 for no key update of h skip locked`,
)

export const clearStalePlans = statement<never, [helpers: number[]]>(
  'clear_stale_plans',
  'update helpers set needs_plan = false where id = any($1)',
)

/** Has the plans of helpers made anew: one, or all of an account. */
export const markStale = statement<never, [userId: number, helperId: number | null]>(
  'mark_stale',
  'update helpers set needs_plan = true where user_id = $1 and ($2::int is null or id = $2)',
)

export const resume = statement<never, [userId: number, helperId: number]>(
  'resume_helper',
  'update helpers set needs_plan = true, unanswered = 0 where user_id = $1 and id = $2',
)

/** One transaction, as actions pass it from statement to statement. */
export type Tx = Queryable
export const transaction = inTransaction
export { listOf }
