import type { PanelPlan } from '../../../../contract/panels.ts'
import type { PlanOutcome } from '../../../../core/panel/panel.ts'
import { WEEKDAY_LABELS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { useIsFree } from './panel-parts.tsx'
import { messagesText } from './panel-queries.ts'

const SKIPPED: Record<PlanOutcome, string> = {
  late: 'The last time it was not asked: the server was not working then.',
  allowance: 'The last time it was not asked: too few messages were left.',
  no_model: 'The last time it was not asked: no language model was connected.',
  busy: 'The last time it was not asked: your helpers were still answering something else.',
  failed: 'The last time it could not be asked.',
}

interface PlanLineProps {
  plan: PanelPlan
  cost: number
  timeZone: string
  onChange(): void
}

/** What the panel is asked every week. */
export function PlanLine({ plan, cost, timeZone, onChange }: PlanLineProps) {
  const isFree = useIsFree()
  return (
    <div className="mb-6 rounded-field bg-sunk px-4 py-2 text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 grow py-2">
          Every {WEEKDAY_LABELS[plan.weekday as Weekday]} at {clockTime(plan.nextAt, timeZone)}
          {!isFree && `, for ${messagesText(cost)}`}:{' '}
          <span dir="auto" className="[overflow-wrap:anywhere]">
            “{plan.question}”
          </span>
        </span>
        <button type="button" onClick={onChange} className="link min-h-11 px-1">
          Change
        </button>
      </p>
      {plan.skipped && <p className="pb-2 text-sm text-ink-soft">{SKIPPED[plan.skipped]}</p>}
    </div>
  )
}
