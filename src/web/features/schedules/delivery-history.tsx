import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CheckCircle2, CircleDashed, CircleHelp, CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import type { Delivery } from '../../../contract/schedules.ts'
import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { restText } from '../../../core/scheduling/mute.ts'
import { CHANNEL_LABELS } from '../../../core/scheduling/schedule-options.ts'
import { timeAhead } from '../../../core/time/dates.ts'
import { get } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Skeletons } from '../../ui/loaded.tsx'
import { EmptyState, ErrorState } from '../../ui/page.tsx'

const STATES = {
  pending: { label: 'Planned', Icon: Clock, tone: 'text-ink-soft' },
  sent: { label: 'Sent', Icon: Check, tone: 'text-ok' },
  delivered: { label: 'Delivered', Icon: CheckCircle2, tone: 'text-ok' },
  failed: { label: 'Failed', Icon: TriangleAlert, tone: 'text-danger' },
  skipped: { label: 'Skipped', Icon: CircleSlash, tone: 'text-ink-soft' },
  cancelled: { label: 'Cancelled', Icon: CircleDashed, tone: 'text-ink-soft' },
} as const
/** Nobody knows whether it arrived, so it did not fail either. */
const UNCERTAIN = { label: 'Not certain', Icon: CircleHelp, tone: 'text-ink-soft' }

const DeliveryRow = ({ row }: { row: Delivery }) => {
  const { label, Icon, tone } = row.reason === REASONS.unknown ? UNCERTAIN : STATES[row.status]
  return (
    <li className="flex items-start gap-3 py-3.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 grow">
        <time dateTime={row.plannedFor} className="font-[550]">
          {row.localTime}
        </time>
        <p className="text-sm text-ink-soft">
          <span className={`font-[550] ${tone}`}>{label}</span> · {CHANNEL_LABELS[row.channel]} ·{' '}
          {row.timeZone.replaceAll('_', ' ')} time
        </p>
        {row.missed && row.missed.times > 1 && (
          <p className="mt-0.5 text-[0.9375rem]">{row.missed.times} planned messages were missed.</p>
        )}
        {row.reason && <p className="mt-0.5 text-[0.9375rem]">{row.reason}</p>}
      </div>
    </li>
  )
}

const DeliveryList = ({ rows }: { rows: readonly Delivery[] }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5">
    {rows.map((row) => (
      <DeliveryRow key={row.id} row={row} />
    ))}
  </ul>
)

/** Planned messages per page; each may have several rows. */
const PAGE = 20

const load = (helperId: number, query: string, signal?: AbortSignal) =>
  get<Delivery[]>(`/api/helpers/${helperId}/deliveries?limit=${PAGE}${query}`, signal)

const deliveriesOf = (helperId: number) =>
  queryOptions({
    queryKey: ['/api/helpers', helperId, 'deliveries'],
    queryFn: ({ signal }) => load(helperId, '', signal),
    // People open the history to see what is new.
    staleTime: 0,
    gcTime: 0,
  })

const countPlanned = (rows: readonly Delivery[]): number => new Set(rows.map((row) => row.scheduleId)).size

function useDeliveries(helperId: number) {
  const client = useQueryClient()
  const first = useQuery(deliveriesOf(helperId))
  const [older, setOlder] = useState<'ready' | 'loading' | 'failed' | 'end'>('ready')
  const rows = first.data
  const oldest = rows?.at(-1)?.scheduleId
  const loadOlder = async () => {
    if (oldest === undefined) return
    setOlder('loading')
    try {
      const page = await load(helperId, `&before=${oldest}`)
      client.setQueryData(deliveriesOf(helperId).queryKey, (known) => [...(known ?? []), ...page])
      setOlder(countPlanned(page) < PAGE ? 'end' : 'ready')
    } catch {
      setOlder('failed')
    }
  }
  const hasOlder = rows !== undefined && countPlanned(rows) >= PAGE && older !== 'end'
  return { rows, isError: first.isError, again: first.refetch, older, hasOlder, loadOlder: () => void loadOlder() }
}

const LOADING = (
  <Skeletons
    label="Loading the history"
    rows={4}
    row="my-3 h-9"
    className="grid gap-px rounded-card border border-line px-5 py-2"
  />
)

function emptyText(helper: Helper, timeZone: string): string {
  const { name, active, nextMessageAt } = helper
  const now = new Date()
  if (!active) return `${name} is paused, so nothing is planned.`
  if (nextMessageAt) return `${name} writes next ${timeAhead(nextMessageAt, now, timeZone)}.`
  return `${restText(helper, now, timeZone) ?? `${name}'s first message is being planned`}.`
}

export function DeliveryHistory({ helper, timeZone }: { helper: Helper; timeZone: string }) {
  const { rows, isError, again, older, hasOlder, loadOlder } = useDeliveries(helper.id)
  if (isError && !rows) {
    return (
      <ErrorState
        title="The history could not be loaded"
        text="Nothing is lost: it is on the server."
        onRetry={() => void again()}
      />
    )
  }
  if (!rows) return LOADING
  if (rows.length === 0) return <EmptyState title="Nothing sent yet" text={emptyText(helper, timeZone)} />
  return (
    <>
      <DeliveryList rows={rows} />
      {hasOlder && (
        <div className="mt-5 grid justify-items-center gap-2">
          {older === 'failed' && (
            <p role="alert" className="text-[0.9375rem] text-danger">
              Older messages could not be loaded.
            </p>
          )}
          <Button busy={older === 'loading'} onClick={loadOlder}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}
