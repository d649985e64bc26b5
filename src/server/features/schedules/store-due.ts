import type { MessageLength, Tone } from '../../../core/personas/options.ts'
import type { Passed } from '../../../core/scheduling/missed-times.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { isFree } from '../../db/leases.ts'
import { namedStatement, type Queryable, statement } from '../../db/statement.ts'
import { PLAN, type PlanRow } from './store.ts'

/** What a planned message is written from. */
export interface DueRow extends PlanRow {
  /** An int8 in text. */
  scheduleId: number
  scheduledTime: Date
  /** Was the helper answered since its last planned message? */
  answered: boolean
  /** When the newest of its unanswered messages was sent; null: there is none. */
  lastSaidAt: Date | null
  active: boolean
  suspended: boolean
  /** Did the person tell of a danger within a day before it? */
  inCare: boolean
  personaType: string
  name: string
  tone: Tone
  messageLength: MessageLength
  position: number
  useTemplatedMessages: boolean
  firstName: string | null
  wrappedKey: string
  wantsPush: boolean
  /** What its template may speak of, sealed; only where it does. */
  topicsAndGoals?: Buffer | null
  wantsEmail: boolean
  wantsSms: boolean
}

export const DUE = `${PLAN}, s.id as "scheduleId", s.scheduled_time as "scheduledTime", h.active, h.name, h.tone, h.message_length as "messageLength",
  h.persona_type as "personaType", h.current_sequence_position as position,
  h.use_templated_messages as "useTemplatedMessages", u.suspended_at is not null as suspended,
  exists (select from care_periods c where c.user_id = u.id and c.ends_at > s.scheduled_time
    and c.started_at <= s.scheduled_time) as "inCare",
  u.first_name as "firstName", k.wrapped_key as "wrappedKey",
  h.unanswered > 0 and exists (select from messages m
    where m.helper_id = h.id and m.id > h.last_planned_message and m.is_from_user) as answered,
  case when h.unanswered > 0 then (select m.sent_at from messages m where m.id = h.last_planned_message) end as "lastSaidAt",
  exists (select from push_subscriptions p where p.user_id = u.id) as "wantsPush",
  u.email_notifications and u.email_verified_at is not null as "wantsEmail",
  h.communication_type = 'sms' and h.phone_number is not null as "wantsSms"`

/**
 * Takes due messages: their rows, their helpers' and their owners' stay locked until the transaction ends. What any
 * other transaction holds is passed over until the next time, so that a batch never waits, and nobody can wait for it
 * in a circle.
 */
export const claimDue = statement<DueRow, [now: Date, limit: number]>(
  'claim_due',
  `with s as materialized (
     select id, helper_id, scheduled_time from message_schedules where status = 'pending' and scheduled_time <= $1
     order by scheduled_time limit $2 for update skip locked)
   select ${DUE}
   from s join helpers h on h.id = s.helper_id join users u on u.id = h.user_id
   join user_keys k on k.user_id = u.id
   for no key update of h skip locked for no key update of u skip locked`,
)

/** What becomes of a planned message that is held. */
export interface SettledRow {
  scheduleId: number
  helperId: number
  userId: number
  status: 'delivered' | 'claimed' | 'skipped' | 'failed'
  /** Empty where there is none. */
  reason: string
  missed: Passed['missed']
  /** What was written, and how its helper goes on; null: nothing was. */
  messageId: number | null
  position: number
  unanswered: number
  /** When the helper's next one is due; null: there is none. */
  nextTime: number | null
  timeZone: string
}

const settleRows = namedStatement<never, { rows: string; now: Date }>(
  'settle_due',
  `with given as (
     select * from json_to_recordset(:rows::json) as r("scheduleId" bigint, "helperId" int, "userId" int, status text,
       reason text, missed json, "messageId" bigint, position int, unanswered int, "nextTime" float8, "timeZone" text)),
   moved as (
     update helpers h set current_sequence_position = g.position, unanswered = g.unanswered,
       last_planned_message = g."messageId"
     from given g where h.id = g."helperId" and g."messageId" is not null),
   settled as (
     update message_schedules s set status = g.status, reason = g.reason,
       metadata = case when g.missed is null then metadata else jsonb_build_object('missed', g.missed) end,
       claimed_at = case when g.status = 'claimed' then :now::timestamptz end,
       settled_at = case when g.status <> 'claimed' then :now::timestamptz end
     from given g where s.id = g."scheduleId" returning g."helperId", g."userId", g."nextTime", g."timeZone")
   insert into message_schedules (helper_id, user_id, scheduled_time, time_zone, created_at)
   select "helperId", "userId", to_timestamp("nextTime" / 1000), "timeZone", :now from settled where "nextTime" is not null`,
)

/**
 * Settles planned messages, moves on the helpers of those that were written, and plans the next ones. A schedule is settled
 * before its helper's next one is inserted, since a helper has one that is open.
 */
export async function settleSchedules(tx: Queryable, rows: readonly SettledRow[], now: Date): Promise<void> {
  const given = rows.map(({ missed, reason, ...row }) => ({
    ...row,
    reason: reason || undefined,
    missed: missed ? { until: new Date(missed.until), times: missed.times } : undefined,
  }))
  await settleRows(tx, { rows: JSON.stringify(given), now })
}

/** Notes what is to be sent outside the app, a push for each browser. Reasons are empty where there is none. */
export const saveDeliveries = namedStatement<
  never,
  {
    schedules: number[]
    messages: number[]
    users: number[]
    channels: Channel[]
    statuses: string[]
    reasons: string[]
    dueAt: Date[]
  }
>(
  'save_deliveries',
  `with d as (
     insert into deliveries (schedule_id, message_id, user_id, channel, status, reason, due_at, settled_at)
     select t.schedule, t.message, t.owner, t.channel, t.status, nullif(t.reason, ''), t.due,
       case when t.status <> 'pending' then t.due end
     from unnest(:schedules::bigint[], :messages::bigint[], :users::int[], :channels::text[], :statuses::text[], :reasons::text[], :dueAt::timestamptz[])
       as t(schedule, message, owner, channel, status, reason, due)
     on conflict (schedule_id, channel) do nothing returning id, user_id, channel, status, due_at)
   insert into push_deliveries (delivery_id, subscription_id, due_at)
   select d.id, s.id, greatest(d.due_at, s.retry_at) from d join push_subscriptions s on s.user_id = d.user_id
   where d.channel = 'push' and d.status = 'pending'`,
)

export interface Work {
  due: boolean
  unplanned: boolean
  /** Somebody is to be asked how it is, a day after a danger. */
  checkIns: boolean
  heard: boolean
  /** Emails or texts about planned messages wait. */
  notices: boolean
  pushes: boolean
  /** Emails about accounts wait. */
  letters: boolean
}

/** Is there anything to do? Six looks into indexes that hold nothing else. */
export const findWork = statement<Work, [now: Date]>(
  'find_work',
  `select exists (select from message_schedules where status = 'pending' and scheduled_time <= $1) as due,
     exists (select from helpers where needs_plan) as unplanned,
     exists (select from care_periods where ends_at <= $1 and checked_in_at is null) as "checkIns",
     exists (select from inbound_sms where status = 'received' and queued_at is null) as heard,
     exists (select from deliveries where channel in ('email', 'sms') and status in ('pending', 'sending')
       and due_at <= $1 and ${isFree('deliveries')}) as notices,
     exists (select from push_deliveries where due_at <= $1 and ${isFree('push_deliveries')}) as pushes,
     exists (select from email_outbox where due_at <= $1 and ${isFree('email_outbox')}) as letters`,
)

/** What planned messages of helpers may speak of, sealed; no row where nothing is known. */
export const findTopicsAndGoals = statement<{ helperId: number; topicsAndGoals: Buffer }, [helpers: number[]]>(
  'find_topics_and_goals',
  `select helper_id as "helperId", topics_and_goals as "topicsAndGoals" from conversation_digests
   where helper_id = any($1) and topics_and_goals is not null`,
)
