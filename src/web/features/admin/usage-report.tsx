import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { UsageReport } from '../../../contract/admin.ts'
import { TRIP_AT, USAGE_WARN_PERCENT, WARN_AT } from '../../../core/calls/ceilings.ts'
import { percentOf } from '../../../core/calls/usage-report.ts'
import { inUsd } from '../../../core/text/figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { Card } from '../../ui/page.tsx'
import { Progress } from '../../ui/rows.tsx'
import { adminQueries, inCount, inMoment } from './admin-queries.ts'

export function useReport() {
  const report = useQuery(adminQueries.report)
  const toast = useToast()
  const { errorUpdatedAt } = report
  useEffect(() => {
    if (errorUpdatedAt === 0) return
    toast({ title: 'Error', description: 'Failed to fetch API usage report', variant: 'destructive' })
  }, [errorUpdatedAt, toast])
  return report
}

export const ReportText = ({ report, isError }: { report: string | undefined; isError: boolean }) => (
  <Card className="grid content-start gap-4">
    <h2 className="text-[1.375rem]">Detailed Usage Report</h2>
    <pre className="min-h-32 overflow-x-auto rounded-field bg-sunk px-4 py-3 font-mono text-sm whitespace-pre-wrap">
      {report ?? (isError ? 'The usage report could not be loaded.' : 'Loading usage report...')}
    </pre>
  </Card>
)

/** `paused` is undefined while nothing is known: then it only takes its room. */
export const StatusBadge = ({ paused }: { paused: boolean | undefined }) =>
  paused ? (
    <Badge className="bg-danger! text-danger-ink! md:mt-3">System Paused</Badge>
  ) : (
    <Badge tone="ok" className={classNames('md:mt-3', paused === undefined && 'invisible')}>
      System Active
    </Badge>
  )

const RED = 'border-danger bg-danger text-danger-ink'
const WARNING =
  'border-[light-dark(oklch(80%_0.13_85),oklch(55%_0.1_85))] bg-[light-dark(oklch(95.5%_0.06_92),oklch(31%_0.05_85))] text-[light-dark(oklch(38%_0.08_70),oklch(90%_0.09_90))]'

const Notice = ({ look, title, children }: { look: string; title: string; children: ReactNode }) => (
  <div role="alert" className={classNames('rounded-card border px-5 py-4', look)}>
    <p className="font-[550]">{title}</p>
    <p className="text-[0.9375rem]">{children}</p>
  </div>
)

export const Notices = ({ report }: { report: UsageReport }) => (
  <>
    {report.paused && (
      <Notice look={RED} title="System Paused">
        All AI API calls are blocked and users get fallback messages until resumed
        {report.pausedUntil && `, or until ${inMoment(report.pausedUntil)}`}.
      </Notice>
    )}
    {report.breaker !== 'closed' && (
      <Notice look={RED} title="Circuit Breaker Open">
        The provider failed {report.consecutiveFailures} times in a row. Users get fallback messages. One call a minute
        checks whether it is back, and everything resumes by itself.
      </Notice>
    )}
    {report.breaker === 'closed' && report.consecutiveFailures >= WARN_AT && (
      <Notice look={WARNING} title="High Failure Rate Detected">
        {report.consecutiveFailures} calls failed in a row. The circuit breaker activates at {TRIP_AT} failures.
      </Notice>
    )}
  </>
)

const BREAKER = {
  closed: 'Circuit breaker closed',
  open: 'Circuit breaker open',
  half_open: 'Circuit breaker half open',
}

const YELLOW = 'bg-[light-dark(oklch(80%_0.15_85),oklch(80%_0.14_85))]'

const fillOf = (percent: number, over: string): string => (percent > USAGE_WARN_PERCENT ? over : 'bg-ok')

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
        <Progress label="Share of the daily limit" percent={calls} fill={fillOf(calls, YELLOW)} />
        <p className="text-sm text-ink-soft">{calls}% of the daily limit. Resets at midnight UTC.</p>
      </Figure>
      <Figure title="Monthly Cost" value={inUsd(shown.monthlyCostUsd)} of={`/ ${inUsd(shown.monthlyLimitUsd)}`}>
        <Progress label="Share of the monthly limit" percent={cost} fill={fillOf(cost, 'bg-danger')} />
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
