import type { Uses } from '../../../platform/ports/services.ts'
import { type DueRow, saveDeliveries } from '../deliver/store-due.ts'
import type { Tx } from '../store.ts'
import { type NotifiedRow, noticesOf } from './channels.ts'

export async function createNotifications(
  tx: Tx,
  services: Uses<'config' | 'push' | 'mail' | 'sms'>,
  outcomes: readonly { row: NotifiedRow & Pick<DueRow, 'scheduleId' | 'userId'> }[],
  messages: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const notes = outcomes.flatMap(({ row }) => {
    const message = messages.get(row.scheduleId)
    if (message === undefined) return []
    return noticesOf(services, row, now.getTime()).map((notice) => ({ ...notice, row, message }))
  })
  if (notes.length === 0) return
  await saveDeliveries(tx, {
    schedules: notes.map(({ row }) => row.scheduleId),
    messages: notes.map(({ message }) => message),
    users: notes.map(({ row }) => row.userId),
    channels: notes.map(({ channel }) => channel),
    statuses: notes.map(({ reason }) => (reason ? 'skipped' : 'pending')),
    reasons: notes.map(({ reason }) => reason ?? ''),
    dueAt: notes.map(({ dueAt }) => new Date(dueAt)),
  })
}
