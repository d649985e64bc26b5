import { EMAIL_AFTER_MS, isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { isMuted } from '../../../../core/scheduling/mute.ts'
import type { Channel } from '../../../../core/scheduling/schedule-options.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { type DueRow, saveDeliveries } from '../deliver/store-due.ts'
import type { Tx } from '../store.ts'

type NotifiedRow = Pick<
  DueRow,
  'timeZone' | 'quietHoursStart' | 'quietHoursEnd' | 'mutedUntil' | 'wantsPush' | 'wantsEmail' | 'wantsSms'
>

type Senders = Uses<'config' | 'push' | 'mail' | 'sms'>

export interface Notice {
  channel: Exclude<Channel, 'app'>
  /** In milliseconds since the epoch. */
  dueAt: number
  /** Why it is not sent; null: it is. */
  reason: string | null
}

function wantedBy(row: NotifiedRow, at: number): Pick<Notice, 'channel' | 'dueAt'>[] {
  return [
    ...(row.wantsPush ? [{ channel: 'push' as const, dueAt: at }] : []),
    ...(row.wantsSms ? [{ channel: 'sms' as const, dueAt: at }] : []),
    ...(row.wantsEmail ? [{ channel: 'email' as const, dueAt: at + EMAIL_AFTER_MS }] : []),
  ]
}

/** Why this server can't use a channel; null if it can. */
function missing({ push, sms, mail, config }: Senders, channel: Notice['channel']): string | null {
  if (channel === 'push') return push ? null : REASONS.noPush
  if (channel === 'sms') return sms ? null : REASONS.noTexting
  return mail || config.showsOutbox ? null : REASONS.noMail
}

function silence(row: NotifiedRow, at: number): string | null {
  if (isMuted(row.mutedUntil, new Date(at))) return REASONS.muted
  const quiet = { start: row.quietHoursStart, end: row.quietHoursEnd }
  return isQuietAt(quiet, at, row.timeZone) ? REASONS.quietHours : null
}

/** What announces a message that is delivered at an instant, in milliseconds since the epoch. */
export const noticesOf = (services: Senders, row: NotifiedRow, at: number): Notice[] =>
  wantedBy(row, at).map((notice) => ({
    ...notice,
    reason: missing(services, notice.channel) ?? silence(row, notice.dueAt),
  }))

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
