import { timeAhead } from '../time/next-time.ts'

/** `tomorrow, 8:00 AM` or `on Thursday, 5:00 PM`. */
export function whenAhead(instant: string, now: Date, timeZone: string): string {
  const time = timeAhead(instant, now, timeZone)
  return /^to(?:day|morrow)/.test(time) ? time : `on ${time}`
}
