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
