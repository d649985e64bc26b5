import type { FollowUpKind } from '../scheduling/follow-ups.ts'
import { whenAhead } from './when-ahead.ts'

interface Reply {
  sentAt: string
  followUps?: readonly { kind: FollowUpKind; subject: string; plannedFor: string }[] | undefined
  isReminderRefused?: true | undefined
}

export const NO_REMINDER = 'No reminder was set.'

/** What a page shows under a reply, for a text message; each time it is the same. */
export function reminderLines({ sentAt, followUps = [], isReminderRefused }: Reply, timeZone: string): string[] {
  const set = followUps.filter(({ kind }) => kind === 'reminder')
  const lines = set.map(
    ({ plannedFor, subject }) => `Reminder set, ${whenAhead(plannedFor, new Date(sentAt), timeZone)}: ${subject}`,
  )
  return isReminderRefused ? [...lines, NO_REMINDER] : lines
}
