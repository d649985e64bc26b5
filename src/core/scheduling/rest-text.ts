import { shortDate } from '../time/dates.ts'
import { dayOrTimeAhead } from '../time/local-moment.ts'
import { isForGood } from './mute.ts'

interface Rest {
  mutedUntil: string | null
  restingUntil: string | null
  usedUpUntil: string | null
}

/** Null if it is not muted, or no longer. */
export function mutedText({ mutedUntil }: Pick<Rest, 'mutedUntil'>, now: Date, timeZone: string): string | null {
  const until = mutedUntil === null ? null : new Date(mutedUntil)
  if (mutedUntil === null || until === null || until <= now) return null
  return isForGood(until) ? 'Muted' : `Muted until ${dayOrTimeAhead(mutedUntil, now, timeZone)}`
}

/** Until when a helper without a next message is silent; null if nothing holds it back. */
export function restText(rest: Rest, now: Date, timeZone: string): string | null {
  const { restingUntil, usedUpUntil } = rest
  const muted = mutedText(rest, now, timeZone)
  if (muted) return muted
  if (restingUntil) return `Taking it slow until ${dayOrTimeAhead(restingUntil, now, timeZone)}`
  return usedUpUntil && `No messages left until ${shortDate(usedUpUntil, timeZone)}`
}
