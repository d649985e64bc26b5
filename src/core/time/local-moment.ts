import { clockTime, inZone, shortDate } from './dates.ts'
import { DAY_MS } from './durations.ts'

const date = inZone({ year: 'numeric', month: '2-digit', day: '2-digit' })
const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = inZone({ weekday: 'long', month: 'long', day: 'numeric' })
const weekday = inZone({ weekday: 'long' })
const shortDay = inZone({ month: 'short', day: 'numeric' })

const A_WEEK = 7

/** `2026-11-24`: a day as forms and calls write it. */
export function localDate(instant: Date, timeZone: string): string {
  const [month, day, year] = date(instant, timeZone).split('/')
  return `${year}-${month}-${day}`
}

/** `17:05`. */
export const localTime = (instant: Date, timeZone: string): string => clock(instant, timeZone)

const daysBetween = (from: Date, to: Date, timeZone: string): number =>
  (Date.parse(localDate(to, timeZone)) - Date.parse(localDate(from, timeZone))) / DAY_MS

/** `Today`, `Tomorrow`, `Friday, November 20`: the heading of a day ahead. */
export function dayHeading(instant: Date, now: Date, timeZone: string): string {
  const ahead = daysBetween(now, instant, timeZone)
  if (ahead <= 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : longDay(instant, timeZone)
}

/** `today`, `yesterday`, `on Tuesday`, `on Nov 3`: when something was said. */
export function dayAgo(instant: Date, now: Date, timeZone: string): string {
  const ago = daysBetween(instant, now, timeZone)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  return `on ${(ago < A_WEEK ? weekday : shortDay)(instant, timeZone)}`
}

function dayOf(instant: Date, now: Date, timeZone: string): string {
  const ahead = daysBetween(now, instant, timeZone)
  if (ahead <= 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead >= A_WEEK) return shortDate(instant.toISOString(), timeZone)
  return weekday(instant, timeZone)
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
