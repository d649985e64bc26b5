import { and, eq, isNull } from 'drizzle-orm'
import { type Db, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { followUpsUnder } from './sql-parts.ts'

/** What an earlier reply to this message set. */
export const deleteRemindersOf = (tx: Transaction, messageId: number) =>
  tx
    .delete(followUps)
    .where(and(eq(followUps.messageId, messageId), eq(followUps.kind, 'reminder'), isNull(followUps.settledAt)))
    .prepare('delete_reminders_of')
    .execute()

export const deleteReminders = (tx: Transaction, ids: readonly number[]) =>
  tx
    .delete(followUps)
    .where(and(isAnyOf(followUps.id, ids), isNull(followUps.settledAt)))
    .prepare('delete_reminders')
    .execute()

export const markRefused = (tx: Transaction, replyId: number) =>
  tx
    .update(messages)
    .set({ isReminderRefused: true })
    .where(eq(messages.id, replyId))
    .prepare('mark_reminder_refused')
    .execute()

export const findFollowUpsUnder = (db: Db, messageId: number) =>
  db
    .select({ followUps: followUpsUnder, isReminderRefused: messages.isReminderRefused })
    .from(messages)
    .where(eq(messages.id, messageId))
    .prepare('follow_ups_under')
    .execute()
