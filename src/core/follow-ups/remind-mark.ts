import { speaksOfInside } from '../memory/reading/subjects.ts'
import { visibleName } from '../text/plain-line.ts'

/** A day and a time on the person's clock, as a model writes them: `2026-12-03 17:00`. Texts compare as times do. */

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/
/** When a question comes that belongs to a part of a day. */
const PARTS: Readonly<Record<string, string>> = {
  morning: '10:00',
  afternoon: '15:00',
  evening: '19:00',
  night: '21:00',
  '': '18:00',
}

function isDay(day: string): boolean {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Of a day and a clock time or a part of the day; null if there is no such time. */
export function writtenTime(day: string, time: string): string | null {
  const [, hour, minute] = CLOCK.exec(time) ?? []
  const clock = hour && minute ? `${hour.padStart(2, '0')}:${minute}` : PARTS[time.toLowerCase()]
  return clock !== undefined && isDay(day) ? `${day} ${clock}` : null
}

/** After now, and at most a year away. */
export const isWithinYear = (time: string, now: string): boolean =>
  time > now && time <= `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`

/** How a model sets a reminder that the person asked for. The mark never reaches the person. */
export const REMIND_MARK = '[[remind YYYY-MM-DD HH:MM | what]]'

export interface Reminder {
  /** Local `YYYY-MM-DD HH:MM`. */
  at: string
  subject: string
}

export interface ReadReminders {
  reminders: Reminder[]
  /** Whether a mark was not right, so that what it was to set is not set. */
  isAnyRefused: boolean
}

/** Whether a reply tried to set anything. */
export const isReminderAsked = (read: ReadReminders | undefined): boolean =>
  read !== undefined && (read.isAnyRefused || read.reminders.length > 0)

const MARK = /^\[\[\s*remind\s*:?\s*(\S+?)(?:T|\s+)([^\s|]+)\s*\|\s*([^\]\n]*?)\s*\]*\s*$/i
const MOST = 3
const LONGEST_SUBJECT = 120

function reminderIn(mark: string, now: string): Reminder | null {
  const [, day = '', time = '', given = ''] = MARK.exec(mark) ?? []
  const at = writtenTime(day, time)
  const subject = visibleName(given)
  const isSubject = subject !== '' && subject.length <= LONGEST_SUBJECT && !speaksOfInside(subject)
  return at !== null && isWithinYear(at, now) && isSubject ? { at, subject } : null
}

/** What the marks of a reply set. What comes twice stands once, and two at the same minute are one. `now` is local. */
export function remindersIn(marks: readonly string[], now: string): ReadReminders {
  const found = marks.slice(0, MOST).map((mark) => reminderIn(mark, now))
  const subjects = new Map<string, Set<string>>()
  for (const reminder of found)
    if (reminder) subjects.set(reminder.at, (subjects.get(reminder.at) ?? new Set()).add(reminder.subject))
  return {
    reminders: [...subjects].map(([at, set]) => ({ at, subject: joined([...set]) })),
    isAnyRefused: marks.length > MOST || found.includes(null),
  }
}

/** As many as fit. */
const joined = (subjects: readonly string[]): string =>
  subjects.reduce((all, next) => (all.length + next.length + 2 <= LONGEST_SUBJECT ? `${all}; ${next}` : all))
