import { dayAt, hourAt } from '../time/zone-time.ts'
import type { HelperSchedule } from './planner.ts'
import { isQuietHour, type QuietHours } from './slots.ts'

type WritingDays = Pick<HelperSchedule, 'frequency' | 'customDays' | 'customTimes'>

export const REASONS = {
  paused: 'This helper was paused.',
  muted: 'You had muted this helper.',
  crisis: 'Planned messages rested for a day.',
  allowance: 'This month’s messages were used up.',
  away: 'The server was not working at that time, and two hours had passed.',
  late: 'The server was working, but its turn came more than two hours late.',
  overtaken: 'The next message was due by then, and only the newest is sent.',
  suspended: 'This account was suspended.',
  quietHours: 'These were quiet hours. The message is in the conversation.',
  seen: 'You had seen the message by then.',
  deleted: 'The message was deleted by then.',
  forgotten: 'It used something that had been forgotten by then. The message is in the conversation.',
  turnedOff: 'You had turned off this kind of notification.',
  noBrowser: 'None of your browsers accepts notifications any more.',
  browserDropped: 'Your browser has not accepted notifications for a long time. Turn them on again in Settings.',
  noAddress: 'There was no valid email address.',
  provider: 'The delivery service did not accept it.',
  unknown:
    'The server stopped while it was sending this, so it may not have arrived. It was not sent twice. The message is in the conversation.',
  broken: 'Something went wrong on our side.',
  modelFailed: 'The model did not answer. A prepared message was sent in its place, at no cost.',
  notInTime: 'The model could not write it in time. A prepared message was sent in its place, at no cost.',
  optedOut: 'This number asked us not to text it. Text START to us to change that.',
  unverified: 'The phone number of this helper is not verified.',
  noConsent: 'You have not agreed to texts at this number. Verify it again to agree.',
  filtered: 'The phone carrier blocked it.',
  badNumber: 'This number cannot receive texts.',
  noTexting: 'Text messages are not set up on this server.',
  noPush: 'Browser notifications are not set up on this server.',
  noMail: 'Email is not set up on this server.',
  outbox: 'No mail server is set up. It waits in the outbox.',
} as const

/** Messages later than this are not sent. */
export const LATEST_MS = 2 * 3_600_000

/** How long a message may wait for a model that is busy with others. */
export const WRITTEN_WITHIN_MS = 15 * 60_000

/** After this many days in a row with unanswered messages, a helper writes only once a week. */
export const UNANSWERED_LIMIT = 5
const REST_DAYS = 7

/** `last`: when the newest message was sent; null if unknown. Messages of one local day count once. */
export function unansweredDays(before: number, last: number | null, now: number, timeZone: string): number {
  const isSameDay = before > 0 && last !== null && dayAt(last, timeZone) >= dayAt(now, timeZone)
  return isSameDay ? before : before + 1
}

/** Days of rest after this many days with unanswered messages. */
export const restDaysAfter = (unanswered: number): number => (unanswered >= UNANSWERED_LIMIT ? REST_DAYS : 0)

/** Whether a helper writes more often than once a week, so that a rest slows it down. */
export const canSlowDown = ({ frequency, customDays, customTimes }: WritingDays): boolean =>
  frequency === 'custom' ? customDays?.length !== 1 || (customTimes?.length ?? 1) > 1 : frequency !== 'weekly'

/** Sent once, with the message that makes a helper slow down. */
export const SLOWING_DOWN =
  'I will write once a week from now on, so that I am not in your way. Answer whenever you like, and I am back to our usual days.'

interface DueFacts {
  active: boolean
  /** Whether the person muted it, and that still holds. */
  muted: boolean
  suspended: boolean
  /** Whether the person disclosed a danger in the day before. */
  inCrisis: boolean
  /** Milliseconds since the planned time. */
  lateMs: number
  /** Whether the server was down at the planned time. */
  away: boolean
  left: number
}

/** Null if it is sent. */
export function reasonToSkip({ active, muted, suspended, inCrisis, lateMs, away, left }: DueFacts): string | null {
  if (suspended) return REASONS.suspended
  if (!active) return REASONS.paused
  if (muted) return REASONS.muted
  if (inCrisis) return REASONS.crisis
  if (lateMs > LATEST_MS) return away ? REASONS.away : REASONS.late
  return left > 0 ? null : REASONS.allowance
}

/** `now` is in milliseconds since the epoch. */
export const isQuietAt = (quiet: QuietHours, now: number, timeZone: string): boolean =>
  isQuietHour(quiet, hourAt(now, timeZone))

/** A message unseen for this long is announced by email. */
export const EMAIL_AFTER_MS = 15 * 60_000
