import { clockTime } from '../../../core/time/dates.ts'
import { dayLabel } from './thread/days.ts'

/** When a message was sent, in a list: `9:05 AM` today, else yesterday, a weekday or a date. */
export function listTime(sentAt: string, now: Date, timeZone: string): string {
  const day = dayLabel(new Date(sentAt), now, timeZone)
  return day === 'Today' ? clockTime(sentAt, timeZone) : day
}
