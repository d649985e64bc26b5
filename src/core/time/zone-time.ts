import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/**
 * Local days and clock times of IANA zones as numbers: thousands of messages are planned at the same minute, and
 * Temporal objects would dominate the cost. Temporal is used near clock changes (daylight saving time, DST). All
 * functions throw a RangeError for an unknown zone.
 */

const DAYS_A_WEEK = 7
const MONDAY = Temporal.PlainDate.from('1970-01-05')
const MONDAY_MS = 4 * DAY_MS
/** More than any two offsets differ: this far from a clock change, a clock time is unambiguous. */
const FAR_MS = 2 * DAY_MS

/** A period between two clock changes, in milliseconds, and its UTC offset. */
interface Span {
  from: number
  until: number
  offset: number
}

const MOST_ZONES = 1000
const MOST_SPANS = 4
const spansOf = new Map<string, Span[]>()

function findSpan(instant: number, timeZone: string): Span {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  // `previous` excludes the instant itself, but a change at it starts its own span.
  const before = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  const after = zoned.getTimeZoneTransition('next')
  return {
    from: before?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: after?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: zoned.offsetNanoseconds / 1e6,
  }
}

function spanAt(instant: number, timeZone: string): Span {
  const known = spansOf.get(timeZone)
  if (known) for (const span of known) if (instant >= span.from && instant < span.until) return span
  const span = findSpan(instant, timeZone)
  if (spansOf.size >= MOST_ZONES) spansOf.clear()
  spansOf.set(timeZone, [span, ...(known ?? [])].slice(0, MOST_SPANS))
  return span
}

const localMs = (instant: number, timeZone: string): number => instant + spanAt(instant, timeZone).offset
const modulo = (value: number, size: number): number => ((value % size) + size) % size

/** The local day of an instant, in days since Monday, 5 January 1970. */
export const dayAt = (instant: number, timeZone: string): number =>
  Math.floor((localMs(instant, timeZone) - MONDAY_MS) / DAY_MS)

/** The same of a date such as `2026-11-24`. */
export const dayOf = (date: string): number => MONDAY.until(date, { largestUnit: 'day' }).days

/** The local date of an instant: `2026-11-24`. */
export const dateAt = (instant: number, timeZone: string): string =>
  MONDAY.add({ days: dayAt(instant, timeZone) }).toString()

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: number): number => modulo(day, DAYS_A_WEEK) + 1

/** 0 to 23. */
export const hourAt = (instant: number, timeZone: string): number =>
  Math.floor(modulo(localMs(instant, timeZone), DAY_MS) / HOUR_MS)

/** 0 to 1439. */
export const minuteOfDayAt = (instant: number, timeZone: string): number =>
  Math.floor(modulo(localMs(instant, timeZone), DAY_MS) / MINUTE_MS)

function instantByTemporal(day: number, seconds: number, timeZone: string): number {
  const wanted = MONDAY.add({ days: day }).toPlainDateTime({
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  })
  const found = wanted.toZonedDateTime(timeZone)
  if (found.second === wanted.second && found.minute === wanted.minute && found.hour === wanted.hour)
    return found.epochMilliseconds
  return found.add({ seconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? found.epochMilliseconds
}

/** A time skipped by a clock change becomes the first one after it; an ambiguous time is the earlier instant. */
export function instantOf(day: number, minutes: number, timeZone: string): number {
  const seconds = Math.floor(minutes * 60)
  const wall = MONDAY_MS + day * DAY_MS + seconds * 1000
  const { from, until, offset } = spanAt(wall, timeZone)
  const instant = wall - offset
  const isFar = instant - FAR_MS >= from && instant + FAR_MS < until
  return isFar ? instant : instantByTemporal(day, seconds, timeZone)
}

/**
 * `2026-12-03 17:00` on the person's clock. A time that a change of the clocks leaves out is the first one after it; of two, it is
 * the next.
 */
export function instantOfLocal(time: string, timeZone: string, now: Date): Date {
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  const first = instantOf(dayOf(time.slice(0, 10)), minutes, timeZone)
  if (first > now.getTime()) return new Date(first)
  const later = Temporal.PlainDateTime.from(time.replace(' ', 'T')).toZonedDateTime(timeZone, {
    disambiguation: 'later',
  })
  return new Date(later.epochMilliseconds)
}

/** The minute of an instant on the person's clock: `2026-12-03 17:00`. */
export function localTimeAt(at: Date, timeZone: string): string {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return here.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
