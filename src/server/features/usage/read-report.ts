import type { UsageReport } from '../../../contract/admin.ts'
import { type Breaker, breakerOf, isPaused } from '../../../core/breaker.ts'
import { usageReport } from '../../../core/usage-report.ts'
import type { Services } from '../../ports.ts'
import { readState } from './store.ts'

const BREAKER_TEXT: Record<Breaker, string> = {
  closed: '',
  open: 'circuit breaker open',
  half_open: 'circuit breaker open, the next call tries',
}

/** `2026-11-20 19:35 UTC`. */
const minuteOf = (instant: string | null): string => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '')

/** Where the ceilings, the breaker and the switch stand, as text lines and as fields. */
export async function readReport({ db, ai, clock, spending }: Services): Promise<UsageReport> {
  const now = clock.now()
  const instant = now.toISOString()
  const state = await readState(db, now)
  const paused = isPaused(state, instant)
  const breaker = breakerOf(state, instant)
  const { dailyCalls: dailyLimit, monthlyMicros: monthlyLimitMicros } = spending.ceilings
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
    }),
    dailyCalls,
    dailyLimit,
    monthlyCostUsd: monthlyMicros / 1_000_000,
    monthlyLimitUsd: monthlyLimitMicros / 1_000_000,
    consecutiveFailures,
    paused,
    pausedUntil: paused ? state.pausedUntil : null,
    breaker,
    model: ai.name,
    offline: ai.offline,
  }
}
