import { EMAIL_AFTER_MS, isQuietAt, REASONS } from '../../../core/delivery-rules.ts'
import type { Channel } from '../../../core/schedule-options.ts'
import type { Services } from '../../ports.ts'
import { type DueRow, saveDeliveries } from './due-store.ts'
import type { Tx } from './store.ts'

type Told = Pick<
  DueRow,
  'scheduleId' | 'userId' | 'timeZone' | 'quietHoursStart' | 'quietHoursEnd' | 'wantsPush' | 'wantsEmail' | 'wantsSms'
>

/** Where a message is told of outside the app, and when. */
function channelsOf(row: Told, now: number): { channel: Channel; dueAt: number }[] {
  return [
    ...(row.wantsPush ? [{ channel: 'push' as const, dueAt: now }] : []),
    ...(row.wantsSms ? [{ channel: 'sms' as const, dueAt: now }] : []),
    ...(row.wantsEmail ? [{ channel: 'email' as const, dueAt: now + EMAIL_AFTER_MS }] : []),
  ]
}

const isQuiet = (row: Told, at: number): boolean =>
  isQuietAt({ start: row.quietHoursStart, end: row.quietHoursEnd }, at, row.timeZone)

/** Notes what is to be told outside the app of messages that were just saved (schedule to message). */
export async function noteOutside(
  tx: Tx,
  services: Services,
  outcomes: readonly { row: Told }[],
  messages: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const notes = outcomes.flatMap(({ row }) => {
    const message = messages.get(row.scheduleId)
    if (message === undefined) return []
    const told = channelsOf(
      {
        ...row,
        wantsEmail: row.wantsEmail && (services.mail !== null || services.showsOutbox),
        wantsSms: row.wantsSms && services.sms !== null,
      },
      now.getTime(),
    )
    return told.map(({ channel, dueAt }) => ({ row, message, channel, dueAt, quiet: isQuiet(row, dueAt) }))
  })
  if (notes.length === 0) return
  await saveDeliveries(
    tx,
    notes.map(({ row }) => row.scheduleId),
    notes.map(({ message }) => message),
    notes.map(({ row }) => row.userId),
    notes.map(({ channel }) => channel),
    notes.map(({ quiet }) => (quiet ? 'skipped' : 'pending')),
    notes.map(({ quiet }) => (quiet ? REASONS.quietHours : '')),
    notes.map(({ dueAt }) => new Date(dueAt)),
  )
}
