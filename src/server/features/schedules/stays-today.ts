import { dayAt } from '../../../core/time/zone-time.ts'
import type { Seated } from './assign-places.ts'
import { nextTimeOf } from './plan-next.ts'

/**
 * Does a helper whose place alone has changed keep the time that is planned? It does where it would lose its message of
 * that day otherwise, since its new time is over.
 */
export function staysToday(row: Seated, time: number, now: Date): boolean {
  const { plannedTime, timeZone } = row
  if (plannedTime === null || dayAt(time, timeZone) <= dayAt(plannedTime.getTime(), timeZone)) return false
  return nextTimeOf({ ...row, place: row.placeBefore }, now, row.lastTime) === plannedTime.getTime()
}
