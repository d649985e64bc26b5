import { LATEST_MS } from './delivery-rules.ts'
import { FARTHEST_PLAN_MS } from './planner.ts'

/** Planned times that passed one after the other without a message. */
export interface Missed {
  /** The last of them, in milliseconds since the epoch. */
  until: number
  /** How many; of very many, at least so many. */
  times: number
}

export interface Passed {
  /** Null: none but the first has passed, which stands for itself. */
  missed: Missed | null
  /** The newest time, where its message is still to be sent. */
  stillDue: number | null
}

/** Years of a clock that was wrong are not counted one by one. */
const MOST_COUNTED = 1000

/**
 * What has passed by `now` of the planned times from `first` on, where `next` gives the one after another: at most the
 * newest is still sent, so that a message never comes in a burst.
 */
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
