import { EMAIL_AFTER_MS, isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { isMuted } from '../../../../core/scheduling/mute.ts'
import type { Channel } from '../../../../core/scheduling/schedule-options.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { type DueRow, saveDeliveries } from '../deliver/store-due.ts'
import type { Tx } from '../store.ts'

type NotifiedRow = Pick<
  DueRow,
  | 'scheduleId'
  | 'userId'
  | 'timeZone'
  | 'quietHoursStart'
  | 'quietHoursEnd'
  | 'mutedUntil'
  | 'wantsPush'
  | 'wantsEmail'
  | 'wantsSms'
>

function channelsOf(row: NotifiedRow, now: number): { channel: Channel; dueAt: number }[] {
  return [
    ...(row.wantsPush ? [{ channel: 'push' as const, dueAt: now }] : []),
    ...(row.wantsSms ? [{ channel: 'sms' as const, dueAt: now }] : []),
    ...(row.wantsEmail ? [{ channel: 'email' as const, dueAt: now + EMAIL_AFTER_MS }] : []),
  ]
}

/** Why this server can't use a channel; null if it can. */
function missing(
  { push, sms, mail, config }: Pick<Services, 'config' | 'push' | 'mail' | 'sms'>,
  channel: Channel,
): string | null {
  if (channel === 'push') return push ? null : REASONS.noPush
  if (channel === 'sms') return sms ? null : REASONS.noTexting
  return mail || config.showsOutbox ? null : REASONS.noMail
}

const quietReason = (row: NotifiedRow, at: number): string | null =>
  isQuietAt({ start: row.quietHoursStart, end: row.quietHoursEnd }, at, row.timeZone) ? REASONS.quietHours : null

export async function createNotifications(
  tx: Tx,
  services: Pick<Services, 'config' | 'push' | 'mail' | 'sms'>,
  outcomes: readonly { row: NotifiedRow }[],
  messages: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const notes = outcomes.flatMap(({ row }) => {
    const message = messages.get(row.scheduleId)
    if (message === undefined) return []
    return channelsOf(row, now.getTime()).map(({ channel, dueAt }) => {
      const muted = isMuted(row.mutedUntil, now) ? REASONS.muted : null
      const reason = missing(services, channel) ?? muted ?? quietReason(row, dueAt) ?? ''
      return { row, message, channel, dueAt, reason }
    })
  })
  if (notes.length === 0) return
  await saveDeliveries(tx, {
    schedules: notes.map(({ row }) => row.scheduleId),
    messages: notes.map(({ message }) => message),
    users: notes.map(({ row }) => row.userId),
    channels: notes.map(({ channel }) => channel),
    statuses: notes.map(({ reason }) => (reason ? 'skipped' : 'pending')),
    reasons: notes.map(({ reason }) => reason),
    dueAt: notes.map(({ dueAt }) => new Date(dueAt)),
  })
}
