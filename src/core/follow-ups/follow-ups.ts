import { isQuietHour, type QuietHours } from '../scheduling/slots.ts'
import { localDate, localTime, whenAhead } from '../time/dates.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { dayAt, hourAt, instantOf } from '../time/zone-time.ts'

/** `follow_up`: the helper asks how something went. `reminder`: the person asked to be reminded. */
export const FOLLOW_UP_KINDS = ['follow_up', 'reminder'] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** Only an accepted one is planned. */
export const FOLLOW_UP_STATES = ['offered', 'accepted', 'declined'] as const
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number]

/** How far ahead one may lie. */
export const FARTHEST_FOLLOW_UP_MS = 366 * DAY_MS

/** How many may lie ahead of a person. */
export const MOST_FOLLOW_UPS = 200

const MINUTES_AN_HOUR = 60

/** The instant itself, or the end of the quiet hours that it falls into. In milliseconds since the epoch. */
export function afterQuietHours(at: number, quiet: QuietHours, timeZone: string): number {
  const hour = hourAt(at, timeZone)
  if (!isQuietHour(quiet, hour)) return at
  const day = dayAt(at, timeZone) + (hour >= quiet.end ? 1 : 0)
  return instantOf(day, quiet.end * MINUTES_AN_HOUR, timeZone)
}

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

interface LocalMoment {
  /** `2026-11-24` */
  date: string
  /** `17:05` */
  time: string
}

const MORNING = '09:00'
const EVENING = '18:00'

/** Times that people are most often reminded at; the first stands in the form to begin with. */
export function remindMoments(now: Date, timeZone: string): (LocalMoment & { label: string })[] {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  const soon = after(HOUR_MS)
  const today = localDate(now, timeZone)
  return [
    { label: 'Tomorrow morning', date: localDate(after(DAY_MS), timeZone), time: MORNING },
    { label: 'In an hour', date: localDate(soon, timeZone), time: localTime(soon, timeZone) },
    ...(localTime(now, timeZone) < EVENING ? [{ label: 'This evening', date: today, time: EVENING }] : []),
    { label: 'In a week', date: localDate(after(7 * DAY_MS), timeZone), time: MORNING },
  ]
}
