import type { Delivery } from '../../../../contract/schedules.ts'
import { inZone, shortDate } from '../../../../core/time/dates.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { type HistoryRow, type PageRow, pageOfHistory } from './store.ts'

const isPlanned = (row: PageRow): row is HistoryRow => row.plan !== null

const timeOf = inZone({ hour: 'numeric', minute: '2-digit' })

/** An instant in a time zone, such as `Nov 20, 2026 at 9:12 AM`. */
const localTimeText = (instant: Date, timeZone: string): string =>
  `${shortDate(instant.toISOString(), timeZone)} at ${timeOf(instant, timeZone)}`

/** The time of a planned message; if it stands for several, from the first to the last. */
function spanText({ plan: { plannedFor, timeZone }, missed }: HistoryRow): string {
  const first = localTimeText(plannedFor, timeZone)
  return missed && missed.times > 1 ? `${first} to ${localTimeText(new Date(missed.until), timeZone)}` : first
}

const plain = (
  status: HistoryRow['plan']['status'] | HistoryRow['deliveries'][number]['status'],
): Delivery['status'] => (status === 'claimed' || status === 'sending' ? 'pending' : status)

/** A planned message as rows: one for the conversation, then one per notification outside the app. */
function rowsOf(row: HistoryRow): Delivery[] {
  const { plan, missed, messageId, deliveries } = row
  const { scheduleId, plannedFor, timeZone, status, reason } = plan
  const shared = {
    scheduleId,
    plannedFor: plannedFor.toISOString(),
    timeZone,
    localTime: spanText(row),
    missed,
    messageId,
  }
  const own: Delivery = { ...shared, id: String(scheduleId), channel: 'app', status: plain(status), reason }
  const sent = deliveries.map(({ channel, status: state, reason: why }) => ({
    ...shared,
    id: `${scheduleId}-${channel}`,
    channel,
    status: plain(state),
    // A push keeps the error of one browser while it waits for another.
    reason: plain(state) === 'pending' ? null : why,
  }))
  return [own, ...sent]
}

/** Newest first. 404: not their helper. */
export async function readDeliveries(
  services: Uses<'db'>,
  actor: Actor,
  helperId: number,
  page: { before?: number | undefined; limit: number },
): Promise<Delivery[]> {
  const before = page.before ?? Number.MAX_SAFE_INTEGER
  const rows = await pageOfHistory(services.db, { helperId, userId: actor.userId, before, limit: page.limit })
  if (rows.length === 0) throw notFound('Helper')
  return rows.filter(isPlanned).flatMap(rowsOf)
}
