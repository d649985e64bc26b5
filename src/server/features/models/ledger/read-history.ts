import type { HistoryRange, UsageBucket, UsageHistory } from '../../../../contract/admin.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { bucketsSince, type Figures, latenciesSince, modelsSince, purposesSince, topUsersSince } from './store.ts'

const HOUR_MS = 3_600_000
const RANGES = {
  '24h': { unit: 'hour', stepMs: HOUR_MS, buckets: 24 },
  '30d': { unit: 'day', stepMs: 24 * HOUR_MS, buckets: 30 },
} as const
const TOP_USERS = 10

const figuresOf = (row: Figures) => ({
  calls: row.calls,
  failures: row.failures,
  costUsd: row.micros / 1_000_000,
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
})

const latenciesOf = (latencies: (number | null)[] | null | undefined) => ({
  p50Ms: latencies?.[0] ?? null,
  p95Ms: latencies?.[1] ?? null,
})

const emptyBucket = (at: string): UsageBucket => ({
  at,
  ...figuresOf({ calls: 0, failures: 0, micros: 0, inputTokens: 0, outputTokens: 0 }),
  p50Ms: null,
  p95Ms: null,
})

/** In UTC, oldest first. */
function startsOf(range: HistoryRange, now: Date): Date[] {
  const { stepMs, buckets } = RANGES[range]
  const last = Math.floor(now.getTime() / stepMs) * stepMs
  return Array.from({ length: buckets }, (_, index) => new Date(last - (buckets - 1 - index) * stepMs))
}

export async function readHistory({ db, clock }: Uses<'db' | 'clock'>, range: HistoryRange): Promise<UsageHistory> {
  const starts = startsOf(range, clock.now())
  const since = starts[0] ?? clock.now()
  const [buckets, [whole], models, purposes, users] = await Promise.all([
    bucketsSince(db, since, RANGES[range].unit),
    latenciesSince(db, since),
    modelsSince(db, since),
    purposesSince(db, since),
    topUsersSince(db, since, TOP_USERS),
  ])
  const byStart = new Map(
    buckets.map((row) => [row.at.toISOString(), { ...figuresOf(row), ...latenciesOf(row.latencies) }]),
  )
  return {
    range,
    buckets: starts.map((start) => {
      const at = start.toISOString()
      return { ...emptyBucket(at), ...byStart.get(at) }
    }),
    ...latenciesOf(whole?.latencies),
    byModel: models.map((row) => ({ name: row.name, ...figuresOf(row) })),
    byPurpose: purposes.map((row) => ({ name: row.name, ...figuresOf(row) })),
    topUsers: users.map(({ id, username, calls, micros }) => ({ id, username, calls, costUsd: micros / 1_000_000 })),
  }
}
