import type { Habits } from '../../../core/scheduling/planner.ts'
import type { Place } from '../../../core/scheduling/slot-places.ts'
import { inTransaction, statement, type Transaction } from '../../db/statement.ts'

/** What planning needs of a helper and its owner. */
export interface PlanRow extends Habits {
  helperId: number
  userId: number
  createdAt: Date
  unanswered: number
  timeZone: string
  quietHoursStart: number
  quietHoursEnd: number
  /** Where it sits among the helpers of its person; null: nothing is known of others. */
  place: Place | null
}

export const PLAN = `h.id as "helperId", h.user_id as "userId", h.frequency, h.preferred_time as "preferredTime",
  h.vary_timing as "varyTiming", h.allow_weekends as "allowWeekends", h.weekly_day as "weeklyDay",
  h.custom_days as "customDays", h.custom_times as "customTimes", h.created_at as "createdAt", h.unanswered, h.slot_place as place,
  u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart", u.quiet_hours_end as "quietHoursEnd"`

/** Plans the next message of helpers, or moves the one that is planned; never one whose time has come. */
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
   where message_schedules.status = 'pending' and message_schedules.scheduled_time > $5`,
)

/** Cancels what is planned for helpers. */
export const cancelPlans = statement<never, [helpers: number[], reason: string, now: Date]>(
  'cancel_plans',
  `update message_schedules set status = 'cancelled', reason = $2, settled_at = $3
   where helper_id = any($1) and status = 'pending'`,
)

export interface StaleRow extends PlanRow {
  active: boolean
  /** Is its own plan out of date? It may also be that of another helper of the same person. */
  isStale: boolean
  lastTime: Date | null
  plannedTime: Date | null
}

const LAST = `(select s.scheduled_time from message_schedules s where s.helper_id = h.id
  and s.status in ('delivered', 'claimed') order by s.id desc limit 1) as "lastTime"`

const PLANNED = `(select s.scheduled_time from message_schedules s where s.helper_id = h.id and s.status = 'pending')
  as "plannedTime"`

/** Holds an account until the transaction ends: helpers of one person are planned one after the other. */
export const lockOwner = statement<{ userId: number }, [userId: number]>(
  'lock_owner',
  'select id as "userId" from users where id = $1 for no key update',
)

/** The same for accounts with helpers whose plan is out of date; those that others hold are passed over. */
export const lockStaleOwners = statement<{ userId: number }, [limit: number]>(
  'lock_stale_owners',
  `select id as "userId" from users where id in (select user_id from helpers where needs_plan limit $1)
   for no key update skip locked`,
)

/** All helpers of accounts that have one whose plan is out of date. */
export const readPlans = statement<StaleRow, [users: number[]]>(
  'read_plans',
  `select ${PLAN}, h.active, h.needs_plan as "isStale", ${LAST}, ${PLANNED}
   from helpers h join users u on u.id = h.user_id
   where h.user_id = any(array(select user_id from helpers where user_id = any($1) and needs_plan))
   order by h.id for no key update of h`,
)

export const savePlaces = statement<never, [helpers: number[], places: (string | null)[]]>(
  'save_places',
  `update helpers set slot_place = t.place from unnest($1::int[], $2::jsonb[]) as t(id, place) where helpers.id = t.id`,
)

export const clearStalePlans = statement<never, [helpers: number[]]>(
  'clear_stale_plans',
  'update helpers set needs_plan = false where id = any($1)',
)

/** Has the plans of helpers made again: one, or all of an account. */
export const markStale = statement<never, [userId: number, helperId: number | null]>(
  'mark_stale',
  'update helpers set needs_plan = true where user_id = $1 and ($2::int is null or id = $2)',
)

export const markHelpersStale = statement<never, [helpers: number[]]>(
  'mark_helpers_stale',
  'update helpers set needs_plan = true where id = any($1)',
)

export const resume = statement<never, [userId: number, helperId: number]>(
  'resume_helper',
  'update helpers set needs_plan = true, unanswered = 0 where user_id = $1 and id = $2',
)

/** One transaction, as actions pass it from statement to statement. */
export type Tx = Transaction
export const transaction = inTransaction
