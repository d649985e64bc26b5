import { useQuery } from '@tanstack/react-query'
import type { QueueFigures } from '../../../contract/admin.ts'
import { Card } from '../../ui/page.tsx'
import { adminQueries } from './admin-queries.ts'
import { DataState } from './data-state.tsx'
import { inCount, inMoment } from './format.ts'

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
