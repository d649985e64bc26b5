import { dayAt, hourAt, instantOf } from '../time/zone-time.ts'

const DAY_MS = 86_400_000
/** Local hours in which the follow-up may be sent. */
const FIRST_HOUR = 9
const LAST_HOUR = 20

/** The last moment within a day at a decent local hour. */
export function careEnd(startedAt: Date, timeZone: string): Date {
  const later = startedAt.getTime() + DAY_MS
  const hour = hourAt(later, timeZone)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return new Date(later)
  const day = dayAt(later, timeZone) - (hour < FIRST_HOUR ? 1 : 0)
  return new Date(instantOf(day, LAST_HOUR * 60, timeZone))
}
