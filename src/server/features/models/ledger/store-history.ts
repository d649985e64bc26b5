import { asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import { users } from '../../../platform/db/tables/accounts.ts'
import { usageCalls as calls } from '../../../platform/db/tables/usage.ts'
import type { Db } from '../../../platform/ports/db.ts'

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
    .prepare('usage_buckets')
    .execute()
}

export const latenciesSince = (db: Db, since: Date) =>
  db.select({ latencies }).from(calls).where(gte(calls.startedAt, since)).prepare('usage_latencies').execute()

export const modelsSince = (db: Db, since: Date) =>
  db
    .select({ name: calls.model, ...figures })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.model)
    .orderBy(desc(figures.calls), asc(calls.model))
    .prepare('usage_models')
    .execute()

export const purposesSince = (db: Db, since: Date) =>
  db
    .select({ name: calls.purpose, ...figures })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.purpose)
    .orderBy(desc(figures.calls), asc(calls.purpose))
    .prepare('usage_purposes')
    .execute()

export const topUsersSince = (db: Db, since: Date, limit: number) =>
  db
    .select({ id: users.id, username: users.username, ...totals })
    .from(calls)
    .innerJoin(users, eq(users.id, calls.userId))
    .where(gte(calls.startedAt, since))
    .groupBy(users.id)
    .orderBy(desc(totals.micros), desc(totals.calls), asc(users.id))
    .limit(limit)
    .prepare('usage_top_users')
    .execute()

export const totalsByOutcome = (db: Db, since: Date) =>
  db
    .select({ purpose: calls.purpose, state: calls.state, calls: count() })
    .from(calls)
    .where(gte(calls.startedAt, since))
    .groupBy(calls.purpose, calls.state)
    .prepare('usage_totals')
    .execute()
