import type { MessageFollowUp } from '../../../../contract/messages.ts'
import { afterQuietHours } from '../../../../core/follow-ups/follow-ups.ts'
import type { ReadReminders, Reminder } from '../../../../core/follow-ups/remind-mark.ts'
import type { Upcoming } from '../../../../core/prompt/context.ts'
import { bareText } from '../../../../core/text/words.ts'
import { instantOfLocal } from '../../../../core/time/zone-time.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Actor } from '../../../platform/ports/services.ts'
import { addFollowUp, decryptFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import type { FollowUpsRow, UpcomingRow } from './sql-parts.ts'
import { deleteReminders, deleteRemindersOf, markRefused } from './store.ts'

const subjectOf = (key: DataKey, subject: string): string =>
  decryptFollowUp(key, { subject: Buffer.from(subject, 'base64'), quote: null }).subject

type UpcomingOfHelper = Upcoming & { id: number }

/** For a prompt. */
export const decryptUpcoming = (key: DataKey, { id, kind, subject, dueAt }: UpcomingRow): UpcomingOfHelper => ({
  ...{ id, kind },
  subject: subjectOf(key, subject),
  at: new Date(dueAt),
})

/** With the message that they are shown under. */
export const presentFollowUps = (key: DataKey, { timeZone, quietHours, open }: FollowUpsRow): MessageFollowUp[] =>
  open.map(({ dueAt, subject, ...rest }) => {
    const due = new Date(dueAt)
    return {
      ...rest,
      subject: subjectOf(key, subject),
      dueAt: due.toISOString(),
      plannedFor: new Date(afterQuietHours(due.getTime(), quietHours, timeZone)).toISOString(),
    }
  })

interface Reply {
  replyTo: number
  conversation: { upcoming: readonly UpcomingOfHelper[] }
  /** The reply that it stands in for. */
  replaces?: unknown
}

export interface SetReminders {
  isReminderRefused: boolean
  /** Whether something that stands under an earlier message goes. */
  isMoving?: boolean
  /** Absent if there is nothing to set. */
  alongside?: (tx: Transaction, replyId: number) => Promise<void>
}

/** What is set again in the same words is moved. */
const movedBy = (reminders: readonly Reminder[], upcoming: readonly UpcomingOfHelper[]): number[] => {
  const subjects = new Set(reminders.map(({ subject }) => bareText(subject)))
  const moved = upcoming.filter(({ kind, subject }) => kind === 'reminder' && subjects.has(bareText(subject)))
  return moved.map(({ id }) => id)
}

/** Sets what the reply's marks ask for, together with the reply. */
export function setReminders(
  actor: Actor,
  { replyTo, conversation, replaces }: Reply,
  { reminders, isAnyRefused: isReminderRefused }: ReadReminders,
  now: Date,
): SetReminders {
  const moved = movedBy(reminders, conversation.upcoming)
  const { timeZone } = actor
  const from = { messageId: replyTo, quote: null, timeZone, kind: 'reminder', state: 'accepted' } as const
  const alongside = async (tx: Transaction, replyId: number): Promise<void> => {
    await deleteReminders(tx, moved)
    if (replaces) await deleteRemindersOf(tx, replyTo)
    for (const { at, subject } of reminders) {
      const dueAt = instantOfLocal(at, timeZone, now)
      const added = await addFollowUp(tx, actor, { ...from, subject, dueAt }, now, true)
      // The message was forgotten meanwhile, or there are too many.
      if (!added) await markRefused(tx, replyId)
    }
  }
  return { isReminderRefused, isMoving: moved.length > 0, alongside }
}
