import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQueries } from './admin-queries.ts'
import { DataState, Pager } from './data-state.tsx'
import { inMoment } from './format.ts'

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
          <Pager trail={trail} next={more ? (entries.at(-1)?.id ?? null) : null} onGo={setTrail} />
        </>
      )}
    </DataState>
  )
}
