import { dayOrTimeAhead, shortDate } from '../time/dates.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/** How long a person may mute a helper, which then does not write first. */
export const MUTE_LENGTHS = ['hour', 'tomorrow', 'week', 'always'] as const
export type MuteLength = (typeof MUTE_LENGTHS)[number]

/** The end of a mute that only the person ends. */
const FOR_GOOD = Date.UTC(9999, 11, 31)

export const isForGood = (mutedUntil: Date | null): boolean => mutedUntil !== null && mutedUntil.getTime() >= FOR_GOOD

export const isMuted = (mutedUntil: Date | null, now: Date): boolean => mutedUntil !== null && mutedUntil > now

/** Whether a helper writes first, now or later. */
export const writesFirst = ({ active, mutedUntil }: { active: boolean; mutedUntil: Date | null }): boolean =>
  active && !isForGood(mutedUntil)

const WEEK_MS = 7 * DAY_MS

/** `midnight`: when the person's next day begins. */
export function endOfMute(length: MuteLength, now: Date, midnight: Date): Date {
  if (length === 'tomorrow') return midnight
  if (length === 'always') return new Date(FOR_GOOD)
  return new Date(now.getTime() + (length === 'hour' ? HOUR_MS : WEEK_MS))
}

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
