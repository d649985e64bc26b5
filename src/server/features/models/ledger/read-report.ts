import type { HistoryRange, UsageBucket, UsageHistory, UsageReport } from '../../../../contract/admin.ts'
import { type Breaker, breakerOf, isPaused } from '../../../../core/calls/ceilings.ts'
import { knownPriceOf, UNKNOWN_PRICE } from '../../../../core/calls/prices.ts'
import { usageReport } from '../../../../core/calls/usage-report.ts'
import { monthStart } from '../../../../core/plans/allowance.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/time/durations.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import {
  bucketsSince,
  type Figures,
  hasPrice,
  latenciesSince,
  modelsSince,
  purposesSince,
  readState,
  topUsersSince,
  totalsByOutcome,
  unmeteredCost,
} from './store.ts'

/** Counts this calendar month (UTC), by purpose and outcome. */
export async function readTotals({ db, clock }: Uses<'db' | 'clock'>) {
  const now = clock.now()
  const [state, calls] = await Promise.all([readState(db, now), totalsByOutcome(db, monthStart(now))])
  return { state, calls }
}

const BREAKER_TEXT: Record<Breaker, string> = {
  closed: '',
  open: 'circuit breaker open',
  half_open: 'circuit breaker open, the next call tries',
}

/** `2026-11-20 19:35 UTC`. */
const minuteOf = (instant: string | null): string => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '')

const MICROS = 1_000_000

/** The price assumed for the model in use; null if it is known, set by an operator, or free. */
async function assumedPriceOf({ models, db }: Uses<'db' | 'models'>) {
  const ai = models.current
  if (!ai.connected || ai.local || knownPriceOf(ai.name)) return null
  const [set] = await hasPrice(db, ai.name)
  return set ? null : { inputUsd: UNKNOWN_PRICE.input / MICROS, outputUsd: UNKNOWN_PRICE.output / MICROS }
}

export async function readUsageReport(services: Uses<'config' | 'db' | 'models' | 'clock'>): Promise<UsageReport> {
  const { db, clock, config } = services
  const ai = services.models.current
  const now = clock.now()
  const instant = now.toISOString()
  const [state, [unmetered = { calls: 0, micros: 0 }], assumedPrice] = await Promise.all([
    readState(db, now),
    unmeteredCost(db, monthStart(now)),
    assumedPriceOf(services),
  ])
  const paused = isPaused(state, instant)
  const breaker = breakerOf(state, instant)
  const { dailyCalls: dailyLimit, monthlyMicros: monthlyLimitMicros } = config.ceilings
  const { dailyCalls, monthlyMicros, failures: consecutiveFailures } = state
  const note = [paused ? `until ${minuteOf(state.pausedUntil)}` : '', BREAKER_TEXT[breaker]].filter(Boolean).join(', ')
  return {
    report: usageReport({
      dailyCalls,
      dailyLimit,
      monthlyMicros,
      monthlyLimitMicros,
      consecutiveFailures,
      paused,
      note,
      unmetered,
      assumedPrice,
    }),
    dailyCalls,
    dailyLimit,
    monthlyCostUsd: monthlyMicros / MICROS,
    monthlyLimitUsd: monthlyLimitMicros / MICROS,
    uncountedCalls: unmetered.calls,
    uncountedCostUsd: unmetered.micros / MICROS,
    assumedPrice,
    consecutiveFailures,
    paused,
    pausedUntil: paused ? state.pausedUntil : null,
    breaker,
    model: ai.name,
    connected: ai.connected,
  }
}

const RANGES = {
  '24h': { unit: 'hour', stepMs: HOUR_MS, buckets: 24 },
  '30d': { unit: 'day', stepMs: DAY_MS, buckets: 30 },
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
