import { EMAIL_AFTER_MS, isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { isMuted } from '../../../../core/scheduling/mute.ts'
import type { Channel } from '../../../../core/scheduling/schedule-options.ts'
import { leasesOf } from '../../../platform/db/leases.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { accountEmailOutbox } from '../../identity/email/send-account-emails.ts'
import { Dispatcher } from '../../notifications/dispatcher.ts'
import { pushOutbox } from '../../notifications/push/send-push.ts'
import { type DueRow, type PendingWork, saveDeliveries } from '../deliver/store-due.ts'
import type { Tx } from '../store.ts'
import { plannedEmailOutbox } from './send-email.ts'
import { smsOutbox } from './send-sms.ts'

export interface Outboxes {
  wake(work: Pick<PendingWork, 'notices' | 'pushes' | 'emails'>): void
  idle(): Promise<void>
  stop(): Promise<void>
}

export function createOutboxes(services: Services): Outboxes {
  const pushes = [false, true].map((slow) => new Dispatcher(services, pushOutbox(services, slow)))
  const notices = [
    new Dispatcher(services, plannedEmailOutbox(services)),
    new Dispatcher(services, smsOutbox(services)),
  ]
  const emails = [new Dispatcher(services, accountEmailOutbox(services))]
  const all = [...pushes, ...notices, ...emails]
  return {
    wake(work) {
      const found = [...(work.pushes ? pushes : []), ...(work.notices ? notices : []), ...(work.emails ? emails : [])]
      for (const dispatcher of found) dispatcher.wake()
    },
    idle: async () => void (await Promise.all(all.map((dispatcher) => dispatcher.idle()))),
    stop: async () => void (await Promise.all(all.map((dispatcher) => dispatcher.stop()))),
  }
}

/** Releases the leases of an earlier process, on a database that no other process can have open. */
export async function freeHeld({ db }: Uses<'db'>): Promise<void> {
  for (const table of ['deliveries', 'pushDeliveries', 'emailOutbox'] as const) await leasesOf(table, db).releaseAll()
}

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
