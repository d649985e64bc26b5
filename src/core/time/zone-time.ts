/**
 * Local days and clock times of IANA zones, as numbers: thousands of messages are planned at the same minute, and
 * Temporal's objects cost more than all else of a plan. Temporal decides wherever the clocks change nearby.
 * All throw a RangeError for a zone that does not exist.
 */

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS_A_WEEK = 7
const MONDAY = Temporal.PlainDate.from('1970-01-05')
const MONDAY_MS = 4 * DAY_MS
/** No two offsets lie further apart, so that far from a change a clock time has one instant. */
const FAR_MS = 2 * DAY_MS

/** Instants between two changes of a zone's clocks, in milliseconds, and what local time is ahead of UTC. */
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
  // The previous change is one before the instant; one at the instant itself is where its own span begins.
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

/** ISO weekday of such a day, 1 Monday to 7 Sunday. */
export const weekdayOf = (day: number): number => modulo(day, DAYS_A_WEEK) + 1

/** The local hour of an instant, 0 to 23. */
export const hourAt = (instant: number, timeZone: string): number =>
  Math.floor(modulo(localMs(instant, timeZone), DAY_MS) / HOUR_MS)

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

/**
 * The instant of a local clock time, `minutes` after midnight; to the second. One that the clocks jump over becomes the
 * first that exists after it; one that they show twice is the first of the two.
 */
export function instantOf(day: number, minutes: number, timeZone: string): number {
  const seconds = Math.floor(minutes * 60)
  const wall = MONDAY_MS + day * DAY_MS + seconds * 1000
  const { from, until, offset } = spanAt(wall, timeZone)
  const instant = wall - offset
  const isFar = instant - FAR_MS >= from && instant + FAR_MS < until
  return isFar ? instant : instantByTemporal(day, seconds, timeZone)
}
