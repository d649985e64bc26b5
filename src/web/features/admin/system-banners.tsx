import type { ReactNode } from 'react'
import type { UsageReport } from '../../../contract/admin.ts'
import { TRIP_AT, WARN_AT } from '../../../core/usage/circuit-breaker.ts'
import { classNames } from '../../ui/class-names.ts'
import { inMoment } from './format.ts'

const RED = 'border-danger bg-danger text-danger-ink'
const YELLOW =
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
      <Notice look={YELLOW} title="High Failure Rate Detected">
        {report.consecutiveFailures} calls failed in a row. The circuit breaker activates at {TRIP_AT} failures.
      </Notice>
    )}
  </>
)
