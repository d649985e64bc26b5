import { and, asc, count, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { GuardState } from '../../../../core/calls/ceilings.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import { type Db, preparedQuery, preparedSql, sqlPart } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { usageCalls as calls, prices, systemState as state } from '../../../platform/db/tables/usage.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import { IN_DAY, IN_MONTH } from '../calls/store-admission.ts'
import { ALL_CLOSED, byRole } from '../calls/store-breakers.ts'
import { recordedFor } from './sql-parts.ts'

type RecordedColumns = { [Name in keyof CallRecord]: CallRecord[Name][] }

/** Locks the same row as every admission, so it batches and passes its lists the same way (store-admission.ts). */
const record = byRole(
  (role, breaker) => preparedSql<never, RecordedColumns & { now: Date }>(`record_calls_${role}`)`
  with given as (
    select * from unnest((select :callId::bigint[]), (select :outcome::text[]), (select :inputTokens::int[]),
      (select :outputTokens::int[]), (select :latencyMs::int[]), (select :failure::text[]),
      (select :unmeteredAttempts::int[]), (select :mostInput::int[]), (select :mostOutput::int[]), (select :isTelling::boolean[]))
      with ordinality as t(call, outcome, input, output, latency, failure, unmetered, most_input, most_output, is_telling,
        place)),
  ${recordedFor(sqlPart`given`, breaker)}
  select from given where false`,
)

/** Replaces the reserved cost of calls with the actual cost, and reports their results to the breaker in order. */
export async function recordCalls(db: Db, role: ModelRole, now: Date, records: readonly CallRecord[]): Promise<void> {
  const column = <Name extends keyof CallRecord>(name: Name): CallRecord[Name][] => records.map((each) => each[name])
  await record[role](db, {
    now,
    callId: column('callId'),
    outcome: column('outcome'),
    inputTokens: column('inputTokens'),
    outputTokens: column('outputTokens'),
    latencyMs: column('latencyMs'),
    failure: column('failure'),
    unmeteredAttempts: column('unmeteredAttempts'),
    mostInput: column('mostInput'),
    mostOutput: column('mostOutput'),
    isTelling: column('isTelling'),
  })
}

/** Written out as a literal, to match the index of open calls. */
const isOpen = sql`${calls.state} = 'open'`

/** Settles calls whose process died: their reserved cost stays spent. */
export const settleAbandoned = (db: Db, before: Date, now: Date) =>
  db
    .update(calls)
    .set({ state: 'abandoned', settledAt: now, costMicros: sql`${calls.worstMicros} * ${calls.attempts}` })
    .where(and(isOpen, lt(calls.startedAt, before)))
    .returning({ id: calls.id })

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(calls).where(and(lt(calls.startedAt, before), ne(calls.state, 'open')))
}

/** The cost assumed for calls that reported no token count. Excludes calls in progress. */
export const unmeteredCost = (db: Db, month: Date) =>
  db
    .select({ calls: count(), micros: sql<number>`coalesce(sum(${calls.costMicros}), 0)::float8` })
    .from(calls)
    .where(and(gte(calls.startedAt, month), isNull(calls.inputTokens), gt(calls.costMicros, 0)))

/** Returns a row if an operator set the price of this model. */
export const hasPrice = (db: Db, model: string) =>
  db.select({ model: prices.model }).from(prices).where(eq(prices.model, model))

type StateRow = Pick<
  typeof state.$inferSelect,
  'pausedUntil' | 'trippedAt' | 'trialUntil' | 'failures' | 'dailyCalls' | 'monthlyMicros'
>

const readStateRow = byRole(
  (role, { failures, trippedAt, trialUntil }) => preparedSql<StateRow, { now: Date }>(`system_state_${role}`)`
  select g.${state.pausedUntil} as "pausedUntil", g.${trippedAt} as "trippedAt",
    g.${trialUntil} as "trialUntil", g.${failures} as failures, ${IN_DAY} as "dailyCalls", ${IN_MONTH} as "monthlyMicros"
  from ${state} g where g.${state.id} = 1`,
)

interface SystemState extends GuardState {
  failures: number
}

/** The state at `now`, with the breaker of one role. */
export async function readState(db: Db, now: Date, role: ModelRole = 'main'): Promise<SystemState> {
  const [row] = await readStateRow[role](db, { now })
  if (!row) throw new Error('the state of the system is missing')
  return {
    ...row,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    trippedAt: row.trippedAt?.toISOString() ?? null,
    trialUntil: row.trialUntil?.toISOString() ?? null,
  }
}

export async function pauseUntil(db: Db, until: Date): Promise<void> {
  await db.update(state).set({ pausedUntil: until }).where(eq(state.id, 1))
}

export async function resumeModelCalls(db: Db): Promise<void> {
  await db
    .update(state)
    .set({ pausedUntil: null, ...ALL_CLOSED })
    .where(eq(state.id, 1))
}

/** A call that writes a reply in a conversation. */
export const findOpenReply = preparedQuery<{ since: Date }>('find_open_reply')((db, { since }) =>
  db
    .select({ id: calls.id })
    .from(calls)
    .where(and(sql`${calls.state} = 'open'`, gt(calls.startedAt, since), eq(calls.purpose, 'chat')))
    .limit(1),
)

/** Figures from the call records. Calls in progress count at their worst cost. */

const totals = {
  calls: sql<number>`sum(${calls.attempts})::int`,
  micros: sql<number>`sum(coalesce(${calls.costMicros}, ${calls.worstMicros} * ${calls.attempts}))::float8`,
}
const figures = {
  ...totals,
  failures: sql<number>`(count(*) filter (where ${calls.failure} is not null))::int`,
  inputTokens: sql<number>`coalesce(sum(${calls.inputTokens}), 0)::float8`,
  outputTokens: sql<number>`coalesce(sum(${calls.outputTokens}), 0)::float8`,
}
/** Two quantiles; null if nothing was measured. */
const latencies = sql<(number | null)[] | null>`percentile_cont(array[0.5, 0.95])
  within group (order by ${calls.latencyMs})`

export type Figures = Omit<Awaited<ReturnType<typeof modelsSince>>[number], 'name'>

export const bucketsSince = (db: Db, since: Date, unit: 'hour' | 'day') => {
  const at = sql`date_trunc(${unit}, ${calls.startedAt} at time zone 'utc') at time zone 'utc'`
  return db
    .select({ at: at.mapWith(calls.startedAt), ...figures, latencies })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(sql`1`)
}

export const latenciesSince = (db: Db, since: Date) =>
  db.select({ latencies }).from(calls).where(gte(calls.startedAt, since))

export const modelsSince = (db: Db, since: Date) =>
  db
    .select({ name: calls.model, ...figures })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.model)
    .orderBy(desc(figures.calls), asc(calls.model))

export const purposesSince = (db: Db, since: Date) =>
  db
    .select({ name: calls.purpose, ...figures })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.purpose)
    .orderBy(desc(figures.calls), asc(calls.purpose))

export const topUsersSince = (db: Db, since: Date, limit: number) =>
  db
    .select({ id: users.id, username: users.username, ...totals })
    .from(calls)
    .innerJoin(users, eq(users.id, calls.userId))
    .where(gte(calls.startedAt, since))
    .groupBy(users.id)
    .orderBy(desc(totals.micros), desc(totals.calls), asc(users.id))
    .limit(limit)

export const totalsByOutcome = (db: Db, since: Date) =>
  db
    .select({ purpose: calls.purpose, state: calls.state, calls: count() })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.purpose, calls.state)
