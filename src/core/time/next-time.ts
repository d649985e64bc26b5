import { clockTime, shortDate } from './dates.ts'

const DAY_MS = 86_400_000
const A_WEEK = 7

const dayNumber = (instant: Date, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)) / DAY_MS

function dayOf(instant: Date, now: Date, timeZone: string): string {
  const ahead = dayNumber(instant, timeZone) - dayNumber(now, timeZone)
  if (ahead <= 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead >= A_WEEK) return shortDate(instant.toISOString(), timeZone)
  return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(instant)
}

/** `tomorrow`, or `4:00 PM` if that is still today. */
export function dayOrTimeAhead(instant: string, now: Date, timeZone: string): string {
  const day = dayOf(new Date(instant), now, timeZone)
  return day === 'today' ? clockTime(instant, timeZone) : day
}

/** `tomorrow, 9:12 AM`: weekday names within a week, dates after that; `before` precedes the time. */
export function timeAhead(instant: string, now: Date, timeZone: string, before = ', '): string {
  const then = new Date(instant)
  return `${dayOf(then, now, timeZone)}${before}${clockTime(instant, timeZone)}`
}

/** `tomorrow, 8:00 AM` or `on Thursday, 5:00 PM`. */
export function whenAhead(instant: string, now: Date, timeZone: string): string {
  const time = timeAhead(instant, now, timeZone)
  return /^to(?:day|morrow)/.test(time) ? time : `on ${time}`
}
