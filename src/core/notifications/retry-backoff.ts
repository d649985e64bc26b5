import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/durations.ts'

/** In milliseconds. The failure after the last delay is final. */
export const RETRY_PAUSES_MS = {
  push: [15 * SECOND_MS, MINUTE_MS, 4 * MINUTE_MS, 15 * MINUTE_MS],
  email: [30 * SECOND_MS, ...[1, 2, 5, 10, 20, 30, 30, 30].map((minutes) => minutes * MINUTE_MS)],
  sms: [20 * SECOND_MS, ...[1, 2, 5, 10].map((minutes) => minutes * MINUTE_MS)],
} as const

/** A push endpoint is dropped after this many failed attempts in a row, across messages. */
export const ENDPOINT_TRIES = 20

/** A notification later than this is useless. */
export const LONGEST_WAIT_MS = 2 * HOUR_MS
/** Jitter: failures that happened together are not retried together. */
const SCATTER = 0.2

/** Null: give up. `askedMs`: the minimum that the service asked for. `chance`: a number in [0, 1). */
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
/** Every date of HTTP begins with the name of a day; Date.parse would also read `-5` as one. */
const NAMED_DAY = /^[a-z]{3}/i

/** A Retry-After header in milliseconds (RFC 9110: seconds or a date); null if it is invalid. */
export function readRetryAfter(header: string, now: number): number | null {
  const text = header.trim()
  if (WHOLE_SECONDS.test(text)) return Number(text) * 1000
  const date = NAMED_DAY.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
