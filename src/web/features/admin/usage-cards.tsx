import type { ReactNode } from 'react'
import type { UsageReport } from '../../../contract/admin.ts'
import { inUsd } from '../../../core/text/figures.ts'
import { USAGE_WARN_PERCENT, WARN_AT } from '../../../core/usage/circuit-breaker.ts'
import { percentOf } from '../../../core/usage/usage-report.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/page.tsx'
import { inCount } from './format.ts'

const BREAKER = {
  closed: 'Circuit breaker closed',
  open: 'Circuit breaker open',
  half_open: 'Circuit breaker half open',
}

const YELLOW = 'bg-[light-dark(oklch(80%_0.15_85),oklch(80%_0.14_85))]'

const Bar = ({ label, percent, over }: { label: string; percent: number; over: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.min(100, percent)}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none"
  >
    <div
      className={classNames('h-full rounded-full', percent > USAGE_WARN_PERCENT ? over : 'bg-ok')}
      style={{ width: `${Math.min(100, percent)}%` }}
    />
  </div>
)

const Figure = ({ title, value, of, children }: { title: string; value: string; of: string; children: ReactNode }) => (
  <Card className="grid content-start gap-3">
    <h2 className="font-sans text-[0.9375rem] font-[550] tracking-normal text-ink-soft">{title}</h2>
    <p className="font-display text-[2rem] leading-none tabular-nums">
      {value}
      <span className="ml-1 font-sans text-base text-ink-soft">{of}</span>
    </p>
    {children}
  </Card>
)

/** With the room that the sentence of each figure takes. */
const UNKNOWN = [
  { title: 'Daily API Calls', room: 'min-h-5.25' },
  { title: 'Monthly Cost', room: 'min-h-10.5' },
  { title: 'System Health', room: 'min-h-9.25' },
]

/** Instead of figures that nobody has read. */
export const UsageUnknown = ({ isError }: { isError: boolean }) => (
  <div className="grid gap-4 md:grid-cols-3" aria-busy={!isError}>
    {UNKNOWN.map(({ title, room }) => (
      <Figure key={title} title={title} value="–" of="">
        <div className="h-2 rounded-full bg-line" />
        <p className={classNames('text-sm text-ink-soft', room)}>
          {isError ? 'Unknown: the report did not load.' : 'Loading…'}
        </p>
      </Figure>
    ))}
  </div>
)

export function UsageCards({ report: shown }: { report: UsageReport }) {
  const calls = percentOf(shown.dailyCalls, shown.dailyLimit)
  const cost = percentOf(shown.monthlyCostUsd, shown.monthlyLimitUsd)
  const failures = shown.consecutiveFailures
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Figure title="Daily API Calls" value={inCount(shown.dailyCalls)} of={`/ ${inCount(shown.dailyLimit)}`}>
        <Bar label="Share of the daily limit" percent={calls} over={YELLOW} />
        <p className="text-sm text-ink-soft">{calls}% of the daily limit. Resets at midnight UTC.</p>
      </Figure>
      <Figure title="Monthly Cost" value={inUsd(shown.monthlyCostUsd)} of={`/ ${inUsd(shown.monthlyLimitUsd)}`}>
        <Bar label="Share of the monthly limit" percent={cost} over="bg-danger" />
        <p className="text-sm text-ink-soft">{cost}% of the monthly limit, including calls in progress.</p>
        {shown.uncountedCostUsd > 0 && (
          <p className="text-sm text-ink-soft">
            {inUsd(shown.uncountedCostUsd)} of this is for calls without a token count, mostly failed ones. Each is
            counted at the most it can have cost.
          </p>
        )}
      </Figure>
      <Figure title="System Health" value={inCount(failures)} of={failures === 1 ? 'failure' : 'failures'}>
        <p className={classNames('font-[550]', failures >= WARN_AT ? 'text-danger' : 'text-ok')}>
          Consecutive failures: {failures}
        </p>
        <p className="text-sm text-ink-soft">
          {BREAKER[shown.breaker]}. {shown.connected ? `${shown.model} answers` : 'No model is connected'}.
        </p>
      </Figure>
    </div>
  )
}
