import { instantOfLocal } from '../../../../core/follow-ups/local-time.ts'
import type { ReadReminders } from '../../../../core/follow-ups/remind-mark.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import { addFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import { deleteRemindersOf } from './store-reminders.ts'

interface Reply {
  replyTo: number
  /** The reply that it stands in for. */
  replaces?: unknown
  written: { reminders?: ReadReminders }
}

interface Set {
  isReminderRefused: boolean
  /** Absent if there is nothing to set. */
  alongside?: (tx: Transaction) => Promise<void>
}

/** Sets what the reply's marks ask for, together with the reply. */
export function setReminders(actor: Actor, { replyTo, written, replaces }: Reply, now: Date): Set {
  const { reminders = [], isAnyRefused: isReminderRefused = false } = written.reminders ?? {}
  if (reminders.length === 0) return { isReminderRefused }
  const { timeZone } = actor
  const from = { messageId: replyTo, quote: null, timeZone, kind: 'reminder', state: 'accepted' } as const
  const alongside = async (tx: Transaction): Promise<void> => {
    if (replaces) await deleteRemindersOf(tx, replyTo)
    for (const { at, subject } of reminders) {
      const dueAt = instantOfLocal(at, timeZone, now)
      await addFollowUp(tx, actor, { ...from, subject, dueAt }, now, true)
    }
  }
  return { isReminderRefused, alongside }
}
