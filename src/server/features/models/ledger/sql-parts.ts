import { sql } from 'drizzle-orm'
import { TRIP_AT } from '../../../../core/calls/ceilings.ts'
import { type SqlPart, sqlPart } from '../../../platform/db/statement.ts'
import { ownModels } from '../../../platform/db/tables/admin.ts'
import { usageCalls as calls, systemState as state } from '../../../platform/db/tables/usage.ts'
import { BREAKERS, type BreakerColumns } from '../calls/store-breakers.ts'

export const areOwnModelsAllowed = sql<boolean>`(select ${state.ownModelsAllowed} from ${state})`

export const usesOwnModel = (userId: SqlPart): SqlPart => sqlPart`exists (
  select from ${ownModels} own where own.${ownModels.userId} = ${userId}
    and (select ${state.ownModelsAllowed} from ${state}))`

/**
 * `recorded`: the calls of `given(call, outcome, input, output, latency, failure, unmetered, most_input, most_output,
 * is_telling, place)` end. Their actual cost replaces the reserved one, and the breaker hears of their results in order.
 */
export const recordedFor = (given: SqlPart, { failures, trippedAt, trialUntil }: BreakerColumns): SqlPart => sqlPart`
  finished as (
    update ${calls} c set ${calls.state} = t.outcome, ${calls.settledAt} = :now::timestamptz,
      ${calls.inputTokens} = t.input, ${calls.outputTokens} = t.output, ${calls.latencyMs} = t.latency,
      ${calls.failure} = t.failure,
      ${calls.costMicros} = t.unmetered * ceil((t.most_input::numeric * c.${calls.inputPrice}
          + t.most_output::numeric * c.${calls.outputPrice}) / 1000000)::bigint
        + ceil((coalesce(t.input, 0)::numeric * c.${calls.inputPrice}
          + coalesce(t.output, 0)::numeric * c.${calls.outputPrice}) / 1000000)::bigint
    from ${given} t where c.${calls.id} = t.call and c.${calls.state} = 'open'
    returning t.place, case when t.is_telling then t.outcome end as outcome, c.${calls.month} as month,
      c.${calls.isTrial} as is_trial, c.${calls.worstMicros} * c.${calls.attempts} - c.${calls.costMicros} as freed),
  last as (select max(month) as month, coalesce(max(place) filter (where outcome = 'done'), 0) as done from finished),
  sums as materialized (
    select max(last.month) as month, sum(freed) filter (where finished.month = last.month) as freed,
      max(last.done) > 0 as any_done, count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome = 'failed' and place > last.done) as failed_since,
      max(outcome) filter (where is_trial) as trial, bool_or(is_trial) as any_trial from finished, last),
  recorded as (
  update ${state} g set
      ${state.monthlyMicros} = case when g.${state.month} = sums.month
        then greatest(0, g.${state.monthlyMicros} - sums.freed) else g.${state.monthlyMicros} end,
      ${failures} = case
        when sums.trial = 'done' then 0
        when g.${trippedAt} is null and sums.any_done then sums.failed_since
        else g.${failures} + sums.failed end,
      ${trippedAt} = case
        when sums.trial = 'done' then null
        when sums.trial = 'failed' then :now::timestamptz
        when g.${trippedAt} is null
          and case when sums.any_done then sums.failed_since else g.${failures} + sums.failed end >= ${TRIP_AT}
          then :now::timestamptz
        else g.${trippedAt} end,
      ${trialUntil} = case when not sums.any_trial then g.${trialUntil} end
    from sums where g.${state.id} = 1 and sums.month is not null)`

/** The same for the model that replies. */
export const recorded = (given: SqlPart): SqlPart => recordedFor(given, BREAKERS.main)
