/**
 * The IANA zone itself, or UTC if this runtime cannot compute with it: a browser may be older than the zone, or report
 * its own as `Etc/Unknown`, and formatting a date in such a zone throws.
 */
export function knownZone(zone: string | undefined): string {
  if (!zone) return 'UTC'
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return zone
  } catch {
    return 'UTC'
  }
}

const MOST_ZONES = 1000

/** Formatters by IANA time zone, cached: creating one costs fifty times as much as using it. */
export function inZone(options: Intl.DateTimeFormatOptions): (instant: Date, timeZone: string) => string {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (instant, timeZone) => {
    const known = byZone.get(timeZone)
    if (known) return known.format(instant)
    // Zone names are case-insensitive, so the number of spellings is unlimited.
    if (byZone.size >= MOST_ZONES) byZone.clear()
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: knownZone(timeZone) })
    byZone.set(timeZone, made)
    return made.format(instant)
  }
}

const date = inZone({ month: 'short', day: 'numeric', year: 'numeric' })
const time = inZone({ hour: 'numeric', minute: '2-digit', hour12: true })

/** `Nov 3, 2026`: the date of an ISO instant, in an IANA time zone. */
export const shortDate = (instant: string, timeZone: string): string => date(new Date(instant), timeZone)

/** `9:05 AM`: the time of an ISO instant, in an IANA time zone. */
export const clockTime = (instant: string, timeZone: string): string =>
  time(new Date(instant), timeZone).replace(/\s/g, ' ')

/** `Nov 3, 2026 at 9:05 AM`: an ISO instant, in an IANA time zone. */
export const dateAndTime = (instant: string, timeZone: string): string =>
  `${shortDate(instant, timeZone)} at ${clockTime(instant, timeZone)}`
