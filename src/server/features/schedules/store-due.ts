import type { MessageLength, Tone } from '../../../core/personas/options.ts'
import type { Passed } from '../../../core/scheduling/missed-times.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { isFree } from '../../db/leases.ts'
import { namedStatement, statement } from '../../db/statement.ts'
import { isPeriodCurrent } from '../allowance/current-period.ts'
import { PLAN, type PlanRow } from './store.ts'

/** What a planned message is written from. */
export interface DueRow extends PlanRow {
  /** An int8 in text. */
  scheduleId: string
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

/** The same with what its account has left. */
export interface PaidRow extends DueRow {
  messageLimit: number
  messagesLeft: number
  /** What the account's periods are counted from, where the one that it counts in does not hold. */
  renewFrom: Date | null
}

/**
 * Takes due messages: their rows, their helpers' and their owners' stay locked until the transaction ends. What any
 * other transaction holds is passed over until the next time, so that a batch never waits, and nobody can wait for it
 * in a circle.
 */
export const claimDue = statement<PaidRow, [now: Date, limit: number]>(
  'claim_due',
  `with s as materialized (
     select id, helper_id, scheduled_time from message_schedules where status = 'pending' and scheduled_time <= $1
     order by scheduled_time limit $2 for update skip locked)
   select ${DUE}, u.message_credits_limit as "messageLimit",
     u.message_credits_limit - u.message_credits_used as "messagesLeft",
     case when not ${isPeriodCurrent('$1')} then u.billing_anchor end as "renewFrom"
   from s join helpers h on h.id = s.helper_id join users u on u.id = h.user_id
   join user_keys k on k.user_id = u.id
   for no key update of h skip locked for no key update of u skip locked`,
)

/** Begins new periods of allowances, as `beginPeriod` of billing does for one account. */
export const beginPeriods = statement<{ id: number; used: number }, [users: number[], starts: Date[], ends: Date[]]>(
  'begin_periods',
  `update users u set allowance_period_start = t.start, allowance_period_end = t.until, planned_credits_used = t.planned,
     message_credits_used = t.planned +
       (select count(*) from allowance_reservations e where e.user_id = u.id and e.period = t.start and e.state <> 'released')
   from (
     select given.*, coalesce(p.used, 0) as planned
     from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as given(id, start, until)
     left join planned_usage p on p.user_id = given.id and p.period = given.start) t
   where u.id = t.id returning u.id, u.message_credits_used as used`,
)

export interface WrittenRow {
  messageId: string
  scheduleId: string
}

/**
 * Writes delivered messages: saves each, takes it from its account's allowance, settles its schedule, moves its helper
 * on and plans the next one. The columns come as array literals (`listOf`) and the texts as one run of bytes with the
 * length of each: an array of them would travel as text, at twice the size. A message has its number before it is saved,
 * so that nothing has to be joined to what was just written. A schedule is settled before its helper's next one is
 * inserted, since a helper has one that is open; a next time of null: none could be planned.
 */
export const writeDelivered = namedStatement<
  WrittenRow,
  {
    schedules: string
    helpers: string
    users: string
    texts: Buffer
    lengths: string
    positions: string
    unanswered: string
    nextTimes: string
    zones: string[]
    now: Date
  }
>(
  'write_delivered',
  `with given as (
     select t.*, (sum(length) over (order by place) - length)::int as start, nextval('messages_id_seq') as message
     from unnest(:schedules::bigint[], :helpers::int[], :users::int[], :lengths::int[], :positions::int[],
       :unanswered::int[], :nextTimes::float8[], :zones::text[])
       with ordinality as t(schedule, helper, owner, length, position, unanswered, next, zone, place)),
   said as (
     insert into messages (id, helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, schedule_id)
     select message, helper, owner, substring(:texts::bytea from start + 1 for length), false, :now, 'delivered', 'template',
       schedule from given),
   paid as (
     update users u set message_credits_used = message_credits_used + p.messages,
       planned_credits_used = planned_credits_used + p.messages
     from (select owner, count(*)::int as messages from given group by owner) p where u.id = p.owner),
   moved as (
     update helpers h set current_sequence_position = g.position, unanswered = g.unanswered,
       last_planned_message = g.message
     from given g where h.id = g.helper),
   settled as (
     update message_schedules s set status = 'delivered', settled_at = :now
     from given g where s.id = g.schedule returning g.helper, g.owner, g.next, g.zone),
   planned as (
     insert into message_schedules (helper_id, user_id, scheduled_time, time_zone, created_at)
     select helper, owner, to_timestamp(next / 1000), zone, :now from settled where next is not null)
   select message as "messageId", schedule as "scheduleId" from given`,
)

/** The planned times that a row stands for, as `settleSchedules` takes them. */
export const missedText = ({ missed }: Passed): string =>
  missed ? JSON.stringify({ missed: { until: new Date(missed.until).toISOString(), times: missed.times } }) : ''

/** Notes what became of planned messages. Reasons, and the times that they stand for, are empty where there is none. */
export const settleSchedules = statement<
  never,
  [schedules: string[], statuses: string[], reasons: string[], missed: string[], now: Date]
>(
  'settle_schedules',
  `update message_schedules s set status = t.status, reason = nullif(t.reason, ''),
     metadata = coalesce(nullif(t.missed, '')::jsonb, metadata),
     claimed_at = case when t.status = 'claimed' then $5::timestamptz end,
     settled_at = case when t.status <> 'claimed' then $5::timestamptz end
   from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as t(id, status, reason, missed) where s.id = t.id`,
)

/** Notes what is to be sent outside the app, a push for each browser. Reasons are empty where there is none. */
export const saveDeliveries = namedStatement<
  never,
  {
    schedules: string[]
    messages: string[]
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
