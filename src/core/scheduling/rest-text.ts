import { shortDate } from '../time/dates.ts'
import { dayOrTimeAhead } from '../time/next-time.ts'

interface Rest {
  restingUntil: string | null
  usedUpUntil: string | null
}

/** Until when a helper without a next message is silent; null if nothing holds it back. */
export function restText({ restingUntil, usedUpUntil }: Rest, now: Date, timeZone: string): string | null {
  if (restingUntil) return `Taking it slow until ${dayOrTimeAhead(restingUntil, now, timeZone)}`
  return usedUpUntil && `No messages left until ${shortDate(usedUpUntil, timeZone)}`
}
