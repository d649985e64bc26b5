import { knownZone } from '../../../core/time/dates.ts'

const DAY_MS = 86_400_000

/** What the clocks of a zone show, as if it were UTC. */
const clockIn = (timeZone: string, instant: number): number =>
  Date.parse(`${new Date(instant).toLocaleString('sv-SE', { timeZone: knownZone(timeZone) }).replace(' ', 'T')}Z`)

/**
 * The instant when a calendar day such as `2026-11-20` begins in an IANA zone, plus `days`.
 * `core/time/zone-time.ts` needs Temporal, which not every browser has.
 */
export function beginOfDay(date: string, timeZone: string, days = 0): string {
  const shown = Date.parse(date) + days * DAY_MS
  const near = shown - (clockIn(timeZone, shown) - shown)
  // The zone may change its clocks in between.
  return new Date(near - (clockIn(timeZone, near) - shown)).toISOString()
}
