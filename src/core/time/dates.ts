import { DAY_MS } from './durations.ts'

/**
 * The IANA zone itself, or UTC if this runtime cannot compute with it: a browser may be older than the zone, or report
 * its own as `Etc/Unknown`, and formatting a date in such a zone throws.
 */
export function knownZone(zone: string | undefined): string {
  if (!zone) return 'UTC'
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return zone
  } catch {
    return 'UTC'
  }
}

const MOST_ZONES = 1000

/** Formatters by IANA time zone, cached: creating one costs fifty times as much as using it. */
export function inZone(options: Intl.DateTimeFormatOptions): (instant: Date, timeZone: string) => string {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (instant, timeZone) => {
    const known = byZone.get(timeZone)
    if (known) return known.format(instant)
    // Zone names are case-insensitive, so the number of spellings is unlimited.
    if (byZone.size >= MOST_ZONES) byZone.clear()
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: knownZone(timeZone) })
    byZone.set(timeZone, made)
    return made.format(instant)
  }
}

const date = inZone({ month: 'short', day: 'numeric', year: 'numeric' })
const time = inZone({ hour: 'numeric', minute: '2-digit', hour12: true })

/** `Nov 3, 2026`: the date of an ISO instant, in an IANA time zone. */
export const shortDate = (instant: string, timeZone: string): string => date(new Date(instant), timeZone)

/** `9:05 AM`: the time of an ISO instant, in an IANA time zone. */
export const clockTime = (instant: string, timeZone: string): string =>
  time(new Date(instant), timeZone).replace(/\s/g, ' ')

/** `Nov 3, 2026 at 9:05 AM`: an ISO instant, in an IANA time zone. */
export const dateAndTime = (instant: string, timeZone: string): string =>
  `${shortDate(instant, timeZone)} at ${clockTime(instant, timeZone)}`

const numericDate = inZone({ year: 'numeric', month: '2-digit', day: '2-digit' })
const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = inZone({ weekday: 'long', month: 'long', day: 'numeric' })
const weekday = inZone({ weekday: 'long' })
const shortDay = inZone({ month: 'short', day: 'numeric' })

const A_WEEK = 7

/** `2026-11-24`: a day as forms and calls write it. */
export function localDate(instant: Date, timeZone: string): string {
  const [month, day, year] = numericDate(instant, timeZone).split('/')
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
