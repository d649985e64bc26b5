import { type CallPurpose, FAIR_USE, TRIAL_AFTER_MS, TRIAL_LEASE_MS } from '../../../../core/calls/ceilings.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import { preparedSql, type SqlPart, sqlPart } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import {
  usageCalls as calls,
  prices,
  usageRates as rates,
  systemState as state,
} from '../../../platform/db/tables/usage.ts'
import { type BreakerColumns, byRole } from './store-breakers.ts'

/*
 * These statements lock a row that every process needs, so a process admits concurrent calls in one statement
 * (`inBatches`). Lists are passed in a `select` of their own: PostgreSQL then plans without looking at
 * their length, so it plans once per connection instead of at each call, which took longer than the call itself.
 */

/** Whether this model may be called. Uses `system_state g`, like all fragments here. */
const isOpen = ({ trippedAt, trialUntil }: BreakerColumns): SqlPart =>
  sqlPart`(g.${state.pausedUntil} is null or g.${state.pausedUntil} <= :now::timestamptz)
  and (g.${trippedAt} is null or (g.${trippedAt} <= :now::timestamptz - interval '${TRIAL_AFTER_MS} ms'
    and (g.${trialUntil} is null or g.${trialUntil} <= :now::timestamptz)))`

const MINUTE = sqlPart`date_trunc('minute', :now::timestamptz)`
const DAY = sqlPart`(:now::timestamptz at time zone 'utc')::date`
const MONTH = sqlPart`date_trunc('month', :now::timestamptz at time zone 'utc')::date`
/** Cost so far this month and calls so far today, as of `:now`. */
export const IN_MONTH = sqlPart`case when g.${state.month} >= ${MONTH} then g.${state.monthlyMicros} else 0 end`
export const IN_DAY = sqlPart`case when g.${state.day} >= ${DAY} then g.${state.dailyCalls} else 0 end`

const isWithinLimits = (worst: SqlPart): SqlPart =>
  sqlPart`g.${state.id} = 1 and ${IN_DAY} < :dailyCalls::int and ${IN_MONTH} + ${worst} <= :monthlyMicros::bigint`

/** A clock that is behind never moves the month or day back. */
const reserveBudget = (worst: SqlPart): SqlPart =>
  sqlPart`${state.dailyCalls} = ${IN_DAY} + 1, ${state.day} = greatest(g.${state.day}, ${DAY}),
    ${state.monthlyMicros} = ${IN_MONTH} + ${worst}, ${state.month} = greatest(g.${state.month}, ${MONTH})`

export interface AdmitTerms {
  model: string
  role: ModelRole
  fairUse: boolean
  inputPrice: number
  outputPrice: number
  dailyCalls: number
  monthlyMicros: number
  isCounted: boolean
}

const PRICE = sqlPart`
  select coalesce(p.${prices.input}, :inputPrice::bigint) as input,
    coalesce(p.${prices.output}, :outputPrice::bigint) as output
  from (select) one left join ${prices} p on p.${prices.model} = :model::text`

/** In microdollars. */
const worstOf = (mostInput: SqlPart, mostOutput: SqlPart): SqlPart =>
  sqlPart`ceil((${mostInput}::numeric * price.input + ${mostOutput}::numeric * price.output) / 1000000)::bigint`

/** Counts `n` calls per account of `asked` against its rate, unless no calls are let through at all. */
const countRates = (asked: SqlPart, breaker: BreakerColumns): SqlPart => sqlPart`
  insert into ${rates} as r (${rates.userId}, ${rates.minute}, ${rates.minuteCalls}, ${rates.day}, ${rates.dayCalls})
  select user_id, ${MINUTE}, n, ${DAY}, n from ${asked}
  where exists (select from ${state} g where ${isOpen(breaker)}) order by user_id
  on conflict (${rates.userId}) do update set
    ${rates.minute} = ${MINUTE}, ${rates.day} = ${DAY},
    ${rates.minuteCalls} = case when r.${rates.minute} = ${MINUTE} then r.${rates.minuteCalls} else 0 end
      + excluded.${rates.minuteCalls},
    ${rates.dayCalls} = case when r.${rates.day} = ${DAY} then r.${rates.dayCalls} else 0 end + excluded.${rates.dayCalls}
  returning ${rates.userId}, ${rates.minuteCalls}, ${rates.dayCalls}`

/** Whether a call is within its account's rate. `left`: the number of calls counted with it that come after it. */
const isFair = (left: SqlPart): SqlPart =>
  sqlPart`(not :fairUse::boolean or (fair.${rates.minuteCalls} - ${left} <= ${FAIR_USE.callsAMinute}
    and fair.${rates.dayCalls} - ${left} <= ${FAIR_USE.callsADay}))`

/** A call let through after failures is a trial: no other call is let through until it ends. */
const beginTrial = ({ trippedAt, trialUntil }: BreakerColumns): SqlPart =>
  sqlPart`${trialUntil} = case when g.${trippedAt} is null then null
  else :now::timestamptz + interval '${TRIAL_LEASE_MS} ms' end`

/** How many of the allowed calls have room, in order. An open breaker lets one trial through. */
const roomOf = ({ trippedAt }: BreakerColumns): SqlPart =>
  sqlPart`least(case when g.${trippedAt} is null then :dailyCalls::int else 1 end,
  :dailyCalls::int - ${IN_DAY},
  coalesce(width_bucket(:monthlyMicros::bigint - ${IN_MONTH}, (select running from sums)), 0))`

type Admitted = Pick<typeof calls.$inferSelect, 'id' | 'worstMicros'>

/** One row per admitted call, with its position from 1. A rejected one only counts against the account's rate. */
export const admitCalls = byRole((role, breaker) => {
  const room = roomOf(breaker)
  return preparedSql<
    Admitted & { place: number },
    AdmitTerms & { now: Date; users: number[]; purposes: CallPurpose[]; mostInput: number[]; mostOutput: number[] }
  >(`admit_calls_${role}`)`
  with price as (${PRICE}),
  asked as (
    select a.place, a.user_id, a.purpose, ${worstOf(sqlPart`a.most_input`, sqlPart`a.most_output`)} as worst,
      row_number() over (partition by a.user_id order by a.place) as nth,
      count(*) over (partition by a.user_id) as of_user
    from unnest((select :users::int[]), (select :purposes::text[]), (select :mostInput::int[]), (select :mostOutput::int[]))
      with ordinality as a(user_id, purpose, most_input, most_output, place)
    join ${users} u on u.${users.id} = a.user_id and u.${users.suspendedAt} is null cross join price),
  fair as (${countRates(
    sqlPart`(
    select user_id, case when :isCounted::boolean then max(of_user) else 0 end as n from asked group by user_id) c`,
    breaker,
  )}),
  allowed as materialized (
    select a.*, nextval('usage_calls_id_seq') as id, row_number() over (order by a.place) as rank,
      (sum(a.worst) over (order by a.place))::bigint as running
    from asked a join fair on fair.${rates.userId} = a.user_id and ${isFair(sqlPart`(a.of_user - a.nth)`)}),
  sums as materialized (select array_agg(running order by rank) as running from allowed),
  gate as (
    update ${state} g set
      ${state.lastAdmitted} = ${room}, ${state.dailyCalls} = ${IN_DAY} + ${room},
      ${state.day} = greatest(g.${state.day}, ${DAY}),
      ${state.monthlyMicros} = ${IN_MONTH} + ((select running from sums))[${room}],
      ${state.month} = greatest(g.${state.month}, ${MONTH}), ${beginTrial(breaker)}
    where g.${state.id} = 1 and ${isOpen(breaker)} and ${room} > 0
    returning g.${state.lastAdmitted} as admitted, g.${state.month}, g.${breaker.trippedAt} is not null as is_trial),
  recorded as (
    insert into ${calls} (${calls.id}, ${calls.userId}, ${calls.purpose}, ${calls.model}, ${calls.role}, ${calls.startedAt},
      ${calls.month}, ${calls.isTrial}, ${calls.inputPrice}, ${calls.outputPrice}, ${calls.worstMicros})
    select a.id, a.user_id, a.purpose, :model::text, :role::text, :now::timestamptz, gate.${state.month}, gate.is_trial, price.input,
      price.output, a.worst
    from allowed a join gate on a.rank <= gate.admitted cross join price)
  select a.place::int as place, a.id, a.worst as "worstMicros"
  from allowed a join gate on a.rank <= gate.admitted`
})

export interface AdmissionValues extends AdmitTerms {
  now: Date
  userId: number
  purpose: CallPurpose
  mostInput: number
  mostOutput: number
}

/** `admitCalls` for a single call, the usual case, at little more than half the database time. */
export const admitCall = byRole(
  (role, breaker) => preparedSql<Admitted, AdmissionValues>(`admit_call_${role}`)`
  with caller as (
    select ${users.id} as user_id from ${users} where ${users.id} = :userId::int and ${users.suspendedAt} is null),
  asked as (
    select caller.user_id, :isCounted::boolean::int as n,
      ${worstOf(sqlPart`:mostInput::int`, sqlPart`:mostOutput::int`)} as worst, price.input, price.output
    from caller cross join (${PRICE}) price),
  fair as (${countRates(sqlPart`asked`, breaker)}),
  gate as (
    update ${state} g set ${reserveBudget(sqlPart`asked.worst`)}, ${beginTrial(breaker)} from asked, fair
    where ${isWithinLimits(sqlPart`asked.worst`)} and ${isOpen(breaker)} and ${isFair(sqlPart`0`)}
    returning g.${state.month}, g.${breaker.trippedAt} is not null as is_trial, asked.*),
  recorded as (
    insert into ${calls} (${calls.userId}, ${calls.purpose}, ${calls.model}, ${calls.role}, ${calls.startedAt}, ${calls.month},
      ${calls.isTrial}, ${calls.inputPrice}, ${calls.outputPrice}, ${calls.worstMicros})
    select user_id, :purpose::text, :model::text, :role::text, :now::timestamptz, ${state.month}, is_trial, input, output, worst from gate
    returning ${calls.id}, ${calls.worstMicros})
  select ${calls.id}, ${calls.worstMicros} as "worstMicros" from recorded`,
)

/** Returns no row if there is no room. */
export const admitRetry = preparedSql<
  Pick<Admitted, 'id'>,
  { now: Date; callId: number; worstMicros: number; dailyCalls: number; monthlyMicros: number }
>('admit_retry')`
  with gate as (
    update ${state} g set ${reserveBudget(sqlPart`:worstMicros::bigint`)}
    where ${isWithinLimits(sqlPart`:worstMicros::bigint`)}
      and (g.${state.pausedUntil} is null or g.${state.pausedUntil} <= :now::timestamptz)
    returning g.${state.id})
  update ${calls} c set ${calls.attempts} = c.${calls.attempts} + 1 from gate
  where c.${calls.id} = :callId and c.${calls.state} = 'open'
  returning c.${calls.id}`
