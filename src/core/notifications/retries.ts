/** When something that could not be sent is tried again, and when it is given up. */

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Pauses after each failed try, in milliseconds: one more failure than there are pauses is the end. */
export const RETRY_PAUSES_MS = {
  push: [15 * SECOND, MINUTE, 4 * MINUTE, 15 * MINUTE],
  email: [30 * SECOND, ...[1, 2, 5, 10, 20, 30, 30, 30].map((minutes) => minutes * MINUTE)],
  sms: [20 * SECOND, ...[1, 2, 5, 10].map((minutes) => minutes * MINUTE)],
} as const

/** A browser's endpoint that failed so many tries in a row, of whatever messages, is dropped. */
export const ENDPOINT_TRIES = 20

/** Nobody needs a notice that is later than this. */
export const LONGEST_WAIT_MS = 2 * 60 * MINUTE
/** Scatters what failed together, so that it does not come back together. */
const SCATTER = 0.2

/**
 * The pause before the next try after `failures` that failed, the last one included; null: it is given up. `askedMs`: the
 * service asked for at least that. `chance`: a number in [0, 1).
 */
export function retryPause(
  pausesMs: readonly number[],
  failures: number,
  askedMs: number,
  chance: number,
): number | null {
  const pause = pausesMs[failures - 1]
  if (pause === undefined || askedMs > LONGEST_WAIT_MS) return null
  return Math.max(askedMs, Math.round(pause * (1 + SCATTER * chance)))
}

const WHOLE_SECONDS = /^\d{1,9}$/

/** What a Retry-After header asks for in milliseconds (RFC 9110: seconds or a date); null: nothing that can be read. */
export function readRetryAfter(header: string, now: number): number | null {
  const text = header.trim()
  if (WHOLE_SECONDS.test(text)) return Number(text) * SECOND
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
