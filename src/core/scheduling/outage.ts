/** Was Coterie away at the time of a planned message, or did it run and was late? */

/** Workers note that they run more often than this. */
export const SILENT_MS = 60_000

/** Clocks of two machines differ by less: what lies further ahead was noted by a clock that ran ahead. */
export const AHEAD_MS = 2 * 60_000

/** When a worker last noted that it ran, and the last time that none did; null: never, as far as is known. */
export interface Runs {
  ranAt: Date | null
  awayFrom: Date | null
  awayUntil: Date | null
}

/** Did no worker run at that instant? */
export function wasAway({ ranAt, awayFrom, awayUntil }: Runs, instant: Date): boolean {
  if (ranAt === null || instant.getTime() > ranAt.getTime() + SILENT_MS) return true
  return awayFrom !== null && awayUntil !== null && instant > awayFrom && instant <= awayUntil
}
