import type { DateReader } from '../../../core/memory/claim.ts'
import { later } from '../../later.ts'

const chrono = later<typeof import('chrono-node/en')>('chrono-node/en')

const MINUTE_MS = 60_000
const LONGEST = 200

/** Minutes by which a zone is ahead of UTC at an instant. */
const offsetOf = (at: Date, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6 / MINUTE_MS

/** Reads days that words name as a person in that zone means them at that instant: `Tue, Mar 3, 2026`. */
export const datesFrom =
  (at: Date, timeZone: string): DateReader =>
  (text) => {
    const timezone = offsetOf(at, timeZone)
    const [found] = chrono().casual.parse(text.slice(0, LONGEST), { instant: at, timezone }, { forwardDate: true })
    if (!found || !(found.start.isCertain('day') || found.start.isCertain('weekday') || found.start.isCertain('month')))
      return null
    const format = { timeZone, weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
    return new Intl.DateTimeFormat('en-US', format).format(found.start.date())
  }
