import type { GuardState } from '../../../core/usage/breaker.ts'
import { TRIP_AT } from '../../../core/usage/breaker.ts'
import { namedStatement, statement } from '../../db/statement.ts'
import type { Settlement } from '../../ports/call-admissions.ts'
import type { Db } from '../../ports/db.ts'
import { IN_DAY, IN_MONTH } from './store-admission.ts'

type SettledColumns = { [Name in keyof Settlement]: Settlement[Name][] }

/** Wants the same row as every admission, and so writes and takes its lists as they do (admission-store.ts). */
const settle = namedStatement<{ id: number }, SettledColumns & { now: Date }>(
  'settle_calls',
  `with given as (
     select * from unnest((select :callId::bigint[]), (select :outcome::text[]), (select :inputTokens::int[]),
       (select :outputTokens::int[]), (select :latencyMs::int[]), (select :failure::text[]), (select :uncounted::int[]),
       (select :mostInput::int[]), (select :mostOutput::int[]), (select :isTelling::boolean[]))
       with ordinality as t(id, outcome, input_tokens, output_tokens, latency_ms, failure, uncounted, most_input,
         most_output, is_telling, place)),
   call as (
     update usage_calls c set state = t.outcome, settled_at = :now::timestamptz, input_tokens = t.input_tokens,
       output_tokens = t.output_tokens, latency_ms = t.latency_ms, failure = t.failure,
       cost_micros = t.uncounted * ceil((t.most_input::numeric * c.input_price
           + t.most_output::numeric * c.output_price) / 1000000)::bigint
         + ceil((coalesce(t.input_tokens, 0)::numeric * c.input_price
           + coalesce(t.output_tokens, 0)::numeric * c.output_price) / 1000000)::bigint
     from given t where c.id = t.id and c.state = 'open'
     returning t.place, case when t.is_telling then t.outcome end as outcome, c.month, c.is_trial, c.worst_micros * c.attempts - c.cost_micros as freed),
   last as (select max(month) as month, coalesce(max(place) filter (where outcome = 'done'), 0) as done from call),
   sums as materialized (
     select max(last.month) as month, sum(freed) filter (where call.month = last.month) as freed,
       max(last.done) > 0 as any_done, count(*) filter (where outcome = 'failed') as failed,
       count(*) filter (where outcome = 'failed' and place > last.done) as failed_since,
       max(outcome) filter (where is_trial) as trial, bool_or(is_trial) as any_trial from call, last)
   update system_state g set
     monthly_micros = case when g.month = sums.month then greatest(0, g.monthly_micros - sums.freed)
       else g.monthly_micros end,
     failures = case
       when sums.trial = 'done' then 0
       when g.tripped_at is null and sums.any_done then sums.failed_since else g.failures + sums.failed end,
     tripped_at = case
       when sums.trial = 'done' then null
       when sums.trial = 'failed' then :now::timestamptz
       when g.tripped_at is null and case when sums.any_done then sums.failed_since else g.failures + sums.failed end
         >= ${TRIP_AT} then :now::timestamptz else g.tripped_at end,
     trial_until = case when not sums.any_trial then g.trial_until end
   from sums where g.id = 1 and sums.month is not null returning g.id`,
)

/** Puts what calls cost in the place of what was reserved for them, and tells the breaker, in order, how they went. */
export async function settleCalls(db: Db, now: Date, calls: readonly Settlement[]): Promise<void> {
  const column = <Name extends keyof Settlement>(name: Name): Settlement[Name][] => calls.map((call) => call[name])
  await settle(db, {
    now,
    callId: column('callId'),
    outcome: column('outcome'),
    inputTokens: column('inputTokens'),
    outputTokens: column('outputTokens'),
    latencyMs: column('latencyMs'),
    failure: column('failure'),
    uncounted: column('uncounted'),
    mostInput: column('mostInput'),
    mostOutput: column('mostOutput'),
    isTelling: column('isTelling'),
  })
}

/** Calls whose process died: what was reserved for them stays spent. */
export const settleAbandoned = statement<{ id: number }, [before: Date, now: Date]>(
  'settle_abandoned_calls',
  `update usage_calls set state = 'abandoned', settled_at = $2, cost_micros = worst_micros * attempts
   where state = 'open' and started_at < $1 returning id`,
)

export const deleteCallsBefore = statement<never, [before: Date]>(
  'delete_old_calls',
  `delete from usage_calls where started_at < $1 and state <> 'open'`,
)

/** What calls since `month` that told no token count were counted with. Calls under way are left out. */
export const uncountedCost = statement<{ calls: number; micros: number }, [month: Date]>(
  'uncounted_cost',
  `select count(*)::int as calls, coalesce(sum(cost_micros), 0)::float8 as micros from usage_calls
   where started_at >= $1 and input_tokens is null and cost_micros > 0`,
)

/** A row where an operator set the price of this model. */
export const hasPrice = statement<{ model: string }, [model: string]>(
  'operator_price',
  'select model from prices where model = $1',
)

interface StateRow {
  paused_until: Date | null
  tripped_at: Date | null
  trial_until: Date | null
  failures: number
  daily_calls: number
  monthly_micros: number
}

const readStateRow = namedStatement<StateRow, { now: Date }>(
  'system_state',
  `select g.paused_until, g.tripped_at, g.trial_until, g.failures, ${IN_DAY} as daily_calls,
     ${IN_MONTH} as monthly_micros from system_state g where g.id = 1`,
)

export interface SystemState extends GuardState {
  failures: number
}

/** What all processes share, as of this instant. */
export async function readState(db: Db, now: Date): Promise<SystemState> {
  const [row] = await readStateRow(db, { now })
  if (!row) throw new Error('the state of the system is missing')
  return {
    pausedUntil: row.paused_until?.toISOString() ?? null,
    trippedAt: row.tripped_at?.toISOString() ?? null,
    trialUntil: row.trial_until?.toISOString() ?? null,
    failures: row.failures,
    dailyCalls: row.daily_calls,
    monthlyMicros: row.monthly_micros,
  }
}

export const pauseUntil = statement<never, [until: Date]>(
  'pause_system',
  'update system_state set paused_until = $1 where id = 1',
)

/** Lifts the pause and closes the breaker. */
export const resume = statement<never, []>(
  'resume_system',
  'update system_state set paused_until = null, tripped_at = null, trial_until = null, failures = 0 where id = 1',
)
