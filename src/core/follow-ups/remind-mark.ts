import { speaksOfInside } from '../memory/reading/subjects.ts'
import { visibleName } from '../text/plain-line.ts'
import { isWithinYear, writtenTime } from './written-time.ts'

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
