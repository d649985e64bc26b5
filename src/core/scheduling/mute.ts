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
