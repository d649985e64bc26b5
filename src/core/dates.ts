/** Puts instants into words, by IANA time zone: making a formatter costs fifty times what using it does. */
export function inZone(options: Intl.DateTimeFormatOptions): (instant: Date, timeZone: string) => string {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (instant, timeZone) => {
    const known = byZone.get(timeZone)
    if (known) return known.format(instant)
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    byZone.set(timeZone, made)
    return made.format(instant)
  }
}

const day = inZone({ month: 'long', day: 'numeric' })
const date = inZone({ month: 'short', day: 'numeric', year: 'numeric' })

/** `December 1`: the day of an ISO instant, in an IANA time zone. */
export const dayInWords = (instant: string, timeZone: string): string => day(new Date(instant), timeZone)

/** `Nov 3, 2026`: the date of an ISO instant, in an IANA time zone. */
export const shortDate = (instant: string, timeZone: string): string => date(new Date(instant), timeZone)
