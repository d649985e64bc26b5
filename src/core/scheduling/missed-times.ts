import { LATEST_MS } from './delivery-rules.ts'
import { FARTHEST_PLAN_MS } from './planner.ts'

/** Consecutive planned times that passed without a message. */
export interface Missed {
  /** The last of them, in milliseconds since the epoch. */
  until: number
  /** How many; capped at a minimum if there are very many. */
  times: number
}

export interface Passed {
  /** Null if only the first has passed, which is handled by itself. */
  missed: Missed | null
  /** The newest time, if its message is still to be sent. */
  stillDue: number | null
}

/** Limits the loop if a clock was wrong by years. */
const MOST_COUNTED = 1000

/** `next` returns the time after another. At most the newest is still sent, so messages never come in a burst. */
export function passedTimes(first: number, now: number, next: (time: number) => number): Passed {
  let before = first
  let newest = first
  let times = 1
  for (let time = next(first); time <= now; time = next(time)) {
    before = newest
    newest = time
    times += 1
    if (times > MOST_COUNTED) time = Math.max(time, now - 2 * FARTHEST_PLAN_MS)
  }
  if (times === 1) return { missed: null, stillDue: null }
  const counted = Math.min(times, MOST_COUNTED)
  if (now - newest > LATEST_MS) return { missed: { until: newest, times: counted }, stillDue: null }
  return { missed: { until: before, times: Math.max(1, counted - 1) }, stillDue: newest }
}

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
