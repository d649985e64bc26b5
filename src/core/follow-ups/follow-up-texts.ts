import { whenAhead } from '../time/local-moment.ts'
import type { FollowUpKind } from './follow-ups.ts'

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

const ENDS_ALREADY = /[.!?…]$/

const ended = (text: string): string => (ENDS_ALREADY.test(text) ? text : `${text}.`)

/** What a helper sends at its time where no model writes it: it names what it is about, and no more. */
export const followUpText = (kind: FollowUpKind, subject: string): string =>
  kind === 'reminder'
    ? `You asked me to remind you: ${ended(subject)}`
    : `I said I would ask about this: ${ended(subject)} How did it go?`
