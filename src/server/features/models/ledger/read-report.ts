import type { UsageReport } from '../../../../contract/admin.ts'
import { monthStart } from '../../../../core/plans/allowance.ts'
import { type Breaker, breakerOf, isPaused } from '../../../../core/usage/circuit-breaker.ts'
import { knownPriceOf, UNKNOWN_PRICE } from '../../../../core/usage/prices.ts'
import { usageReport } from '../../../../core/usage/usage-report.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { hasPrice, readState, totalsByOutcome, uncountedCost } from './store.ts'

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
  const [state, [uncounted = { calls: 0, micros: 0 }], assumedPrice] = await Promise.all([
    readState(db, now),
    uncountedCost(db, monthStart(now)),
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
      uncounted,
      assumedPrice,
    }),
    dailyCalls,
    dailyLimit,
    monthlyCostUsd: monthlyMicros / MICROS,
    monthlyLimitUsd: monthlyLimitMicros / MICROS,
    uncountedCalls: uncounted.calls,
    uncountedCostUsd: uncounted.micros / MICROS,
    assumedPrice,
    consecutiveFailures,
    paused,
    pausedUntil: paused ? state.pausedUntil : null,
    breaker,
    model: ai.name,
    connected: ai.connected,
  }
}
