import { Check, CheckCircle2, CircleDashed, CircleHelp, CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import type { Delivery } from '../../../contract/schedules.ts'
import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { CHANNEL_LABELS } from '../../../core/scheduling/schedule-options.ts'

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

export const DeliveryList = ({ rows }: { rows: readonly Delivery[] }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5">
    {rows.map((row) => (
      <DeliveryRow key={row.id} row={row} />
    ))}
  </ul>
)
