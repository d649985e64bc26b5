import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueFigures } from '../../../contract/admin.ts'
import type { SafetyCounts } from '../../../contract/safety.ts'
import { Card } from '../../ui/page.tsx'
import { Pager } from '../../ui/rows.tsx'
import { adminQueries, inCount, inMoment } from './admin-queries.ts'
import { DataState } from './for-operators.tsx'
import { BreakdownTable } from './usage-panel.tsx'

const FIGURES: readonly { name: keyof Omit<QueueFigures, 'oldestDueAt'>; label: string; hint: string }[] = [
  { name: 'due', label: 'Due', hint: 'Ready to be sent' },
  { name: 'running', label: 'Running', hint: 'Being written' },
  { name: 'waiting', label: 'Planned', hint: 'For later' },
  { name: 'delivered', label: 'Delivered', hint: 'In the last 24 hours' },
  { name: 'skipped', label: 'Skipped', hint: 'In the last 24 hours' },
  { name: 'failed', label: 'Failed', hint: 'In the last 24 hours' },
]

export function QueuePanel() {
  const queue = useQuery(adminQueries.queue)
  return (
    <DataState query={queue} what="queue">
      {(data) => (
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
            {FIGURES.map(({ name, label, hint }) => (
              <Card key={name} className="p-4! sm:p-5!">
                <dt className="text-[0.9375rem] font-[550]">{label}</dt>
                <dd className="mt-1 font-display text-[1.75rem] leading-tight tabular-nums">{inCount(data[name])}</dd>
                <dd className="text-sm text-ink-soft">{hint}</dd>
              </Card>
            ))}
          </dl>
          <p className="text-ink-soft">
            {data.oldestDueAt
              ? `The oldest due message was planned for ${inMoment(data.oldestDueAt)}.`
              : 'Nothing is overdue.'}
          </p>
        </div>
      )}
    </DataState>
  )
}

const rowsOf = ({ counts }: SafetyCounts) =>
  counts.map(({ month, concern, language, channel, count }) => ({
    key: [month, concern, language, channel].join(' '),
    cells: [`${month}, ${concern}`, language, channel, inCount(count)],
  }))

/** Counts only, never texts or names. */
export function SafetyPanel() {
  const query = useQuery(adminQueries.safety)
  return (
    <DataState query={query} what="safety counts">
      {(data) => (
        <BreakdownTable
          title="Recognised dangers"
          columns={['Month and kind', 'Language', 'Channel', 'Times']}
          rows={rowsOf(data)}
          empty="None in the last twelve months."
        />
      )}
    </DataState>
  )
}

const ACTIONS: Record<string, string> = {
  pause: 'Paused the system',
  resume: 'Resumed the system',
  clear_backlog: 'Cleared the schedule backlog',
  plan: 'Changed a plan',
  suspend: 'Suspended',
  restore: 'Restored',
  role: 'Changed a role',
  price: 'Set a price',
  template: 'Changed a template',
  connection: 'Changed a connection',
}

export function AuditPanel() {
  const [trail, setTrail] = useState<readonly number[]>([])
  const audit = useQuery({ ...adminQueries.audit(trail.at(-1) ?? null), placeholderData: keepPreviousData })
  return (
    <DataState
      query={audit}
      what="audit log"
      empty={{
        when: ({ entries }) => entries.length === 0,
        title: 'No actions yet',
        text: 'Every pause and every change an operator makes to a plan, account, price or template is listed here.',
      }}
    >
      {({ entries, more }) => (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {entries.map(({ id, at, actor, action, detail }) => (
              <li key={id} className="grid gap-x-6 py-3 md:grid-cols-[13rem_1fr_auto] md:items-baseline">
                <p className="font-[550]">{ACTIONS[action] ?? action}</p>
                <p className="min-w-0 break-words text-[0.9375rem]">{detail}</p>
                <p className="text-sm text-ink-soft">
                  {actor}, {inMoment(at)}
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-5">
            <Pager trail={trail} next={more ? (entries.at(-1)?.id ?? null) : null} onGo={setTrail} />
          </div>
        </>
      )}
    </DataState>
  )
}
