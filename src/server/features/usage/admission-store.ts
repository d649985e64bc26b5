import { TRIAL_AFTER_MS, TRIAL_LEASE_MS } from '../../../core/breaker.ts'
import { type CallPurpose, FAIR_USE } from '../../../core/model-calls.ts'
import { QUICKLY, writing } from '../../db/statement.ts'

/*
 * These statements hold the lock of a row that every process wants. Nobody waits for the disk while it is held
 * (`QUICKLY`): a server that loses power may forget the last fraction of a second of counting, and nothing else.
 *
 * Lists of values stand in a `select` of their own: PostgreSQL then plans without looking at how long they are, and so
 * plans once a connection instead of at each call, which took longer than the call.
 */

const OPEN = `(g.paused_until is null or g.paused_until <= $1::timestamptz)
  and (g.tripped_at is null or (g.tripped_at <= $1::timestamptz - interval '${TRIAL_AFTER_MS} ms'
    and (g.trial_until is null or g.trial_until <= $1::timestamptz)))`

const MINUTE = `date_trunc('minute', $1::timestamptz)`
const DAY = `($1::timestamptz at time zone 'utc')::date`
const MONTH = `date_trunc('month', $1::timestamptz at time zone 'utc')::date`
/** What this month has cost so far, and how many calls this day had, of `system_state g` as of $1. */
export const IN_MONTH = `case when g.month >= ${MONTH} then g.monthly_micros else 0 end`
export const IN_DAY = `case when g.day >= ${DAY} then g.daily_calls else 0 end`

/** Have the ceilings room for one attempt and its worst cost? */
const hasRoom = (worst: string, calls: string, micros: string): string =>
  `g.id = 1 and ${IN_DAY} < ${calls} and ${IN_MONTH} + ${worst} <= ${micros}`

/** Counts one attempt and its worst cost. A clock that is behind turns nothing back. */
const takeRoom = (worst: string): string =>
  `daily_calls = ${IN_DAY} + 1, day = greatest(g.day, ${DAY}),
   monthly_micros = ${IN_MONTH} + ${worst}, month = greatest(g.month, ${MONTH})`

/** What calls are admitted by. */
export type AdmitTerms = [
  model: string,
  fairUse: boolean,
  inputPrice: number,
  outputPrice: number,
  dailyCalls: number,
  monthlyMicros: number,
  isCounted: boolean,
]

/** What the model that is called costs, as one row. */
const PRICE = `select coalesce(p.input, $8::bigint) as input, coalesce(p.output, $9::bigint) as output
  from (select) one left join prices p on p.model = $6::text`

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
  `(not $7::boolean or (fair.minute_calls - ${left} <= ${FAIR_USE.callsAMinute}
     and fair.day_calls - ${left} <= ${FAIR_USE.callsADay}))`

/** Let through after failures, a call is a trial: nobody else is while it is under way. */
const BEGIN_TRIAL = `trial_until = case when g.tripped_at is null then null
  else $1::timestamptz + interval '${TRIAL_LEASE_MS} ms' end`

/** How many of those that are allowed find room, in their order; an open breaker lets one try. */
const ROOM = `least(case when g.tripped_at is null then $10::int else 1 end, $10::int - ${IN_DAY},
  coalesce(width_bucket($11::bigint - ${IN_MONTH}, (select running from sums)), 0))`

/**
 * Admits calls, or not, in one statement: the accounts' own rates, pause, breaker and both ceilings, and each call's
 * record with its worst cost. A row for each that is admitted, by its place from 1 on. Whoever is not counts as an
 * attempt of the account's rate, and nowhere else.
 */
export const admitCalls = writing<
  { place: number; id: string; worst_micros: string },
  [now: Date, users: number[], purposes: CallPurpose[], mostInput: number[], mostOutput: number[], ...terms: AdmitTerms]
>(
  'admit_calls',
  `with price as (${PRICE}),
   asked as (
     select a.place, a.user_id, a.purpose, ${worstOf('a.most_input', 'a.most_output')} as worst,
       row_number() over (partition by a.user_id order by a.place) as nth,
       count(*) over (partition by a.user_id) as of_user
     from unnest((select $2::int[]), (select $3::text[]), (select $4::int[]), (select $5::int[]))
       with ordinality as a(user_id, purpose, most_input, most_output, place)
     join users u on u.id = a.user_id and u.suspended_at is null cross join price),
   fair as (${countRates(
     '(select user_id, case when $12::boolean then max(of_user) else 0 end as n from asked group by user_id) c',
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
     select a.id, a.user_id, a.purpose, $6::text, $1::timestamptz, gate.month, gate.is_trial, price.input, price.output,
       a.worst from allowed a join gate on a.rank <= gate.last_admitted cross join price)
   select a.place::int as place, a.id, a.worst as worst_micros, ${QUICKLY}
   from allowed a join gate on a.rank <= gate.last_admitted`,
)

/** The first parameters of a statement that holds `ADMISSION`; `purpose` is null where its `caller` then asks for nothing. */
export type AdmissionValues = [
  now: Date,
  userId: number,
  purpose: CallPurpose | null,
  mostInput: number,
  mostOutput: number,
  ...terms: AdmitTerms,
]

/**
 * `admitCalls` of one call, which most are, at little more than half of what that takes the database: parts of a `with`
 * that end in `call`, its record, where it is admitted. Before them stands `caller`, a row with the `user_id` to admit it
 * for. All that `caller` may wait for is locked by then, as the row that everybody wants comes last.
 */
export const ADMISSION = `
   asked as (
     select caller.user_id, $12::boolean::int as n, ${worstOf('$4::int', '$5::int')} as worst, price.input, price.output
     from caller cross join (${PRICE}) price),
   fair as (${countRates('asked')}),
   gate as (
     update system_state g set ${takeRoom('asked.worst')}, ${BEGIN_TRIAL} from asked, fair
     where ${hasRoom('asked.worst', '$10::int', '$11::bigint')} and ${OPEN} and ${isFair('0')}
     returning g.month, g.tripped_at is not null as is_trial, asked.*),
   call as (
     insert into usage_calls (user_id, purpose, model, started_at, month, is_trial, input_price, output_price, worst_micros)
     select user_id, $3::text, $6::text, $1::timestamptz, month, is_trial, input, output, worst from gate
     returning id, worst_micros)`

/** Admits one call, or not. */
export const admitCall = writing<{ id: string; worst_micros: string }, AdmissionValues>(
  'admit_call',
  `with caller as (select id as user_id from users where id = $2::int and suspended_at is null), ${ADMISSION}
   select id, worst_micros, ${QUICKLY} from call`,
)

/** Takes back calls that were admitted and never made: their records, and what the ceilings counted for them. */
export const returnCalls = writing<{ id: string }, [now: Date, callIds: string[]]>(
  'return_calls',
  `with gone as (
     delete from usage_calls where id = any($2::bigint[]) and state = 'open'
     returning started_at, month, worst_micros, is_trial),
   sums as materialized (
     select count(*) filter (where (started_at at time zone 'utc')::date = ${DAY}) as calls, min(month) as month,
       sum(worst_micros) as micros, coalesce(bool_or(is_trial), false) as trial from gone)
   update system_state g set
     daily_calls = case when g.day = ${DAY} then greatest(0, g.daily_calls - sums.calls) else g.daily_calls end,
     monthly_micros = case when g.month = sums.month then greatest(0, g.monthly_micros - sums.micros)
       else g.monthly_micros end,
     trial_until = case when sums.trial then null else g.trial_until end
   from sums where g.id = 1 and sums.month is not null returning g.id::text as id, ${QUICKLY}`,
)

/** Admits one more attempt of a call. No row: there is no room for it. */
export const admitRetry = writing<
  { id: string },
  [now: Date, callId: string, worstMicros: string, dailyCalls: number, monthlyMicros: number]
>(
  'admit_retry',
  `with gate as (
     update system_state g set ${takeRoom('$3::bigint')} where ${hasRoom('$3::bigint', '$4::int', '$5::bigint')}
       and (g.paused_until is null or g.paused_until <= $1::timestamptz)
     returning g.id)
   update usage_calls c set attempts = c.attempts + 1 from gate where c.id = $2 and c.state = 'open'
   returning c.id, ${QUICKLY}`,
)
