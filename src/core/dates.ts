/** `December 1`: the day of an ISO instant, in an IANA time zone. */
export const dayInWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' }).format(new Date(instant))

/** `Nov 3, 2026`: the date of an ISO instant, in an IANA time zone. */
export const shortDate = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(instant),
  )
