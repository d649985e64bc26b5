import { useState } from 'react'
import { Link } from 'wouter'
import type { Panel, PanelPlan } from '../../../../contract/panels.ts'
import type { PlanOutcome } from '../../../../core/panel/panel.ts'
import { WEEKDAY_LABELS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { paths } from '../../../paths.ts'
import { ArrowLeft, Ellipsis } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { PanelDialog, type PanelDialogKind } from './panel-dialog.tsx'
import { PanelFaces, useIsFree } from './panel-parts.tsx'
import { messagesText, namesText } from './panel-store.ts'

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
function PlanLine({ plan, cost, timeZone, onChange }: PlanLineProps) {
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

const ROUND_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink'

export function PanelHeader({ panel, timeZone }: { panel: Panel; timeZone: string }) {
  const [asked, setAsked] = useState<PanelDialogKind | null>(null)
  const items = [
    { key: 'plan', content: 'Ask every week', onSelect: () => setAsked('plan') },
    { key: 'rename', content: 'Rename', onSelect: () => setAsked('rename') },
    { key: 'export', content: 'Export as Markdown', onSelect: () => location.assign(`/api/panels/${panel.id}/export`) },
    { key: 'delete', content: 'Delete panel', onSelect: () => setAsked('delete') },
  ]
  return (
    <>
      <header className="mb-6 flex items-center gap-2 sm:gap-4">
        <Link href={paths.panels} aria-label="Back to your panels" className={`-ml-2.5 ${ROUND_BUTTON}`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <span className="max-sm:hidden">
          <PanelFaces members={panel.members} size={44} />
        </span>
        <div className="min-w-0 grow">
          <h1 dir="auto" className="text-[1.375rem] [overflow-wrap:anywhere] sm:text-[1.75rem]">
            {panel.name}
          </h1>
          <p dir="auto" className="mt-0.5 truncate text-[0.8125rem] text-ink-soft">
            {namesText(panel.members)} · AI helpers
          </p>
        </div>
        <Menu
          label="More about this panel"
          trigger={<Ellipsis aria-hidden="true" className="size-5" />}
          triggerClassName={`-mr-2 ${ROUND_BUTTON}`}
          items={items}
        />
        {asked && <PanelDialog kind={asked} panel={panel} onClose={() => setAsked(null)} />}
      </header>
      {panel.plan && (
        <PlanLine plan={panel.plan} cost={panel.costs.ask} timeZone={timeZone} onChange={() => setAsked('plan')} />
      )}
    </>
  )
}
