import { TRIAL_AFTER_MS, TRIAL_LEASE_MS } from '../../../core/usage/breaker.ts'
import { type CallPurpose, FAIR_USE } from '../../../core/usage/model-calls.ts'
import { namedStatement } from '../../db/statement.ts'

/*
 * These statements want the lock of a row that every process wants, so a process asks for calls that come together in one
 * statement (calls-together.ts).
 *
 * Lists of values stand in a `select` of their own: PostgreSQL then plans without looking at how long they are, and so
 * plans once a connection instead of at each call, which took longer than the call.
 */

const OPEN = `(g.paused_until is null or g.paused_until <= :now::timestamptz)
  and (g.tripped_at is null or (g.tripped_at <= :now::timestamptz - interval '${TRIAL_AFTER_MS} ms'
    and (g.trial_until is null or g.trial_until <= :now::timestamptz)))`

const MINUTE = `date_trunc('minute', :now::timestamptz)`
const DAY = `(:now::timestamptz at time zone 'utc')::date`
const MONTH = `date_trunc('month', :now::timestamptz at time zone 'utc')::date`
/** What this month has cost so far, and how many calls this day had, of `system_state g` as of :now. */
export const IN_MONTH = `case when g.month >= ${MONTH} then g.monthly_micros else 0 end`
export const IN_DAY = `case when g.day >= ${DAY} then g.daily_calls else 0 end`

/** Have the ceilings room for one attempt and its worst cost? */
const hasRoom = (worst: string, calls: string, micros: string): string =>
  `g.id = 1 and ${IN_DAY} < ${calls} and ${IN_MONTH} + ${worst} <= ${micros}`

/** Counts one attempt and its worst cost. A clock that is behind turns nothing back. */
const takeRoom = (worst: string): string =>
  `daily_calls = ${IN_DAY} + 1, day = greatest(g.day, ${DAY}),
   monthly_micros = ${IN_MONTH} + ${worst}, month = greatest(g.month, ${MONTH})`

/** What calls are admitted by: the model and its price, the ceilings, and whether they count against the account's rate. */
export interface AdmitTerms {
  model: string
  fairUse: boolean
  inputPrice: number
  outputPrice: number
  dailyCalls: number
  monthlyMicros: number
  isCounted: boolean
}

/** What the model that is called costs, as one row. */
const PRICE = `select coalesce(p.input, :inputPrice::bigint) as input, coalesce(p.output, :outputPrice::bigint) as output
  from (select) one left join prices p on p.model = :model::text`

/** The worst cost of a call, in microdollars. */
const worstOf = (mostInput: string, mostOutput: string): string =>
  `ceil((${mostInput}::numeric * price.input + ${mostOutput}::numeric * price.output) / 1000000)::bigint`

/** Counts `n` calls of each account of `asked` against its rate, unless no call is let through at all. */
const countRates = (asked: string): string =>
  `insert into usage_rates as r (user_id, minute, minute_calls, day, day_calls)
   select user_id, ${MINUTE}, n, ${DAY}, n from ${asked}
   where exists (select from system_state g where ${OPEN}) order by user_id
   on conflict (user_id) do update set
     minute = ${MINUTE}, day = ${DAY},
     minute_calls = case when r.minute = ${MINUTE} then r.minute_calls else 0 end + excluded.minute_calls,
     day_calls = case when r.day = ${DAY} then r.day_calls else 0 end + excluded.day_calls
   returning user_id, minute_calls, day_calls`

/** Is a call within the rate of its account? `left`: how many of those that were counted with it come after it. */
const isFair = (left: string): string =>
  `(not :fairUse::boolean or (fair.minute_calls - ${left} <= ${FAIR_USE.callsAMinute}
     and fair.day_calls - ${left} <= ${FAIR_USE.callsADay}))`

/** Let through after failures, a call is a trial: nobody else is while it is under way. */
const BEGIN_TRIAL = `trial_until = case when g.tripped_at is null then null
  else :now::timestamptz + interval '${TRIAL_LEASE_MS} ms' end`

/** How many of those that are allowed find room, in their order; an open breaker lets one try. */
const ROOM = `least(case when g.tripped_at is null then :dailyCalls::int else 1 end, :dailyCalls::int - ${IN_DAY},
  coalesce(width_bucket(:monthlyMicros::bigint - ${IN_MONTH}, (select running from sums)), 0))`

/**
 * Admits calls, or not, in one statement: the accounts' own rates, pause, breaker and both ceilings, and each call's
 * record with its worst cost. A row for each that is admitted, by its place from 1 on. One that is not counts as an
 * attempt of the account's rate, and nowhere else.
 */
export const admitCalls = namedStatement<
  { place: number; id: number; worst_micros: number },
  AdmitTerms & { now: Date; users: number[]; purposes: CallPurpose[]; mostInput: number[]; mostOutput: number[] }
>(
  'admit_calls',
  `with price as (${PRICE}),
   asked as (
     select a.place, a.user_id, a.purpose, ${worstOf('a.most_input', 'a.most_output')} as worst,
       row_number() over (partition by a.user_id order by a.place) as nth,
       count(*) over (partition by a.user_id) as of_user
     from unnest((select :users::int[]), (select :purposes::text[]), (select :mostInput::int[]), (select :mostOutput::int[]))
       with ordinality as a(user_id, purpose, most_input, most_output, place)
     join users u on u.id = a.user_id and u.suspended_at is null cross join price),
   fair as (${countRates(
     '(select user_id, case when :isCounted::boolean then max(of_user) else 0 end as n from asked group by user_id) c',
   )}),
   allowed as materialized (
     select a.*, nextval('usage_calls_id_seq') as id, row_number() over (order by a.place) as rank,
       (sum(a.worst) over (order by a.place))::bigint as running
     from asked a join fair on fair.user_id = a.user_id and ${isFair('(a.of_user - a.nth)')}),
   sums as materialized (select array_agg(running order by rank) as running from allowed),
   gate as (
     update system_state g set
       last_admitted = ${ROOM}, daily_calls = ${IN_DAY} + ${ROOM}, day = greatest(g.day, ${DAY}),
       monthly_micros = ${IN_MONTH} + ((select running from sums))[${ROOM}], month = greatest(g.month, ${MONTH}),
       ${BEGIN_TRIAL}
     where g.id = 1 and ${OPEN} and ${ROOM} > 0
     returning g.last_admitted, g.month, g.tripped_at is not null as is_trial),
   calls as (
     insert into usage_calls (id, user_id, purpose, model, started_at, month, is_trial, input_price, output_price,
       worst_micros)
     select a.id, a.user_id, a.purpose, :model::text, :now::timestamptz, gate.month, gate.is_trial, price.input, price.output,
       a.worst from allowed a join gate on a.rank <= gate.last_admitted cross join price)
   select a.place::int as place, a.id, a.worst as worst_micros
   from allowed a join gate on a.rank <= gate.last_admitted`,
)

export interface AdmissionValues extends AdmitTerms {
  now: Date
  userId: number
  purpose: CallPurpose
  mostInput: number
  mostOutput: number
}

/** `admitCalls` of one call, which most are, at little more than half of what that takes the database. */
export const admitCall = namedStatement<{ id: number; worst_micros: number }, AdmissionValues>(
  'admit_call',
  `with caller as (select id as user_id from users where id = :userId::int and suspended_at is null),
   asked as (
     select caller.user_id, :isCounted::boolean::int as n, ${worstOf(':mostInput::int', ':mostOutput::int')} as worst, price.input, price.output
     from caller cross join (${PRICE}) price),
   fair as (${countRates('asked')}),
   gate as (
     update system_state g set ${takeRoom('asked.worst')}, ${BEGIN_TRIAL} from asked, fair
     where ${hasRoom('asked.worst', ':dailyCalls::int', ':monthlyMicros::bigint')} and ${OPEN} and ${isFair('0')}
     returning g.month, g.tripped_at is not null as is_trial, asked.*),
   call as (
     insert into usage_calls (user_id, purpose, model, started_at, month, is_trial, input_price, output_price, worst_micros)
     select user_id, :purpose::text, :model::text, :now::timestamptz, month, is_trial, input, output, worst from gate
     returning id, worst_micros)
   select id, worst_micros from call`,
)

/** Admits one more attempt of a call. No row: there is no room for it. */
export const admitRetry = namedStatement<
  { id: number },
  { now: Date; callId: number; worstMicros: number; dailyCalls: number; monthlyMicros: number }
>(
  'admit_retry',
  `with gate as (
     update system_state g set ${takeRoom(':worstMicros::bigint')} where ${hasRoom(':worstMicros::bigint', ':dailyCalls::int', ':monthlyMicros::bigint')}
       and (g.paused_until is null or g.paused_until <= :now::timestamptz)
     returning g.id)
   update usage_calls c set attempts = c.attempts + 1 from gate where c.id = :callId and c.state = 'open'
   returning c.id`,
)
