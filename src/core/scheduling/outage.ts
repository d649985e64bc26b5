/** Distinguishes a planned message missed during downtime from one that was late while the server ran. */

/** Workers record a heartbeat more often than this. */
export const SILENT_MS = 60_000

/** More than any real clock skew: a later heartbeat was written by a clock that ran ahead. */
export const AHEAD_MS = 2 * 60_000

/** The last heartbeat of any worker, and the last period without one; null if unknown. */
export interface Heartbeats {
  ranAt: Date | null
  awayFrom: Date | null
  awayUntil: Date | null
}

export function wasDown({ ranAt, awayFrom, awayUntil }: Heartbeats, instant: Date): boolean {
  if (ranAt === null || instant.getTime() > ranAt.getTime() + SILENT_MS) return true
  return awayFrom !== null && awayUntil !== null && instant > awayFrom && instant <= awayUntil
}
