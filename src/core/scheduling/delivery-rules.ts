import { dayAt, hourAt } from '../time/zone-time.ts'
import type { HelperSchedule } from './planner.ts'
import { FARTHEST_PLAN_MS } from './planner.ts'
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

/** Consecutive planned times that passed without a message. */
interface Missed {
  /** The last of them, in milliseconds since the epoch. */
  until: number
  /** How many; capped at a minimum if there are very many. */
  times: number
}

export interface Passed {
  /** Null if only the first has passed, which is handled by itself. */
  missed: Missed | null
  /** The newest time, if its message is still to be sent. */
  stillDue: number | null
}

/** Limits the loop if a clock was wrong by years. */
const MOST_COUNTED = 1000

/** `next` returns the time after another. At most the newest is still sent, so messages never come in a burst. */
export function passedTimes(first: number, now: number, next: (time: number) => number): Passed {
  let before = first
  let newest = first
  let times = 1
  for (let time = next(first); time <= now; time = next(time)) {
    before = newest
    newest = time
    times += 1
    if (times > MOST_COUNTED) time = Math.max(time, now - 2 * FARTHEST_PLAN_MS)
  }
  if (times === 1) return { missed: null, stillDue: null }
  const counted = Math.min(times, MOST_COUNTED)
  if (now - newest > LATEST_MS) return { missed: { until: newest, times: counted }, stillDue: null }
  return { missed: { until: before, times: Math.max(1, counted - 1) }, stillDue: newest }
}

/** Distinguishes a planned message missed during downtime from one that was late while the server ran. */

/** Workers record a heartbeat more often than this. */
export const SILENT_MS = 60_000

/** More than any real clock skew: a later heartbeat was written by a clock that ran ahead. */
export const AHEAD_MS = 2 * 60_000

/** The last heartbeat of any worker, and the last period without one; null if unknown. */
export interface Heartbeats {
  ranAt: Date | null
  awayFrom: Date | null
  awayUntil: Date | null
}

export function wasDown({ ranAt, awayFrom, awayUntil }: Heartbeats, instant: Date): boolean {
  if (ranAt === null || instant.getTime() > ranAt.getTime() + SILENT_MS) return true
  return awayFrom !== null && awayUntil !== null && instant > awayFrom && instant <= awayUntil
}
