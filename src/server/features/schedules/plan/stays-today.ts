import { dayAt } from '../../../../core/time/zone-time.ts'
import type { PositionedRow } from './assign-positions.ts'
import { nextTimeOf } from './plan-next.ts'

/** True if it would otherwise lose that day's message, because its new time has passed. */
export function keepsTimeToday(row: PositionedRow, time: number, now: Date): boolean {
  const { plannedTime, timeZone } = row
  if (plannedTime === null || dayAt(time, timeZone) <= dayAt(plannedTime.getTime(), timeZone)) return false
  return nextTimeOf({ ...row, place: row.placeBefore }, now, row.lastTime) === plannedTime.getTime()
}
