/** The person's local date and time in words, as a prompt states them. */

interface Formats {
  date: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Making a formatter costs more than using it, and there are only so many zones. */
const byZone = new Map<string, Formats>()

function formatsOf(timeZone: string): Formats {
  const known = byZone.get(timeZone)
  if (known) return known
  const formats = {
    date: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }),
    time: new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }),
  }
  byZone.set(timeZone, formats)
  return formats
}

/** `Friday, November 20, 2026` and `9:12 AM` of an instant in an IANA zone. */
export function localTime(now: Date, timeZone: string): { localDate: string; localTime: string } {
  const { date, time } = formatsOf(timeZone)
  return { localDate: date.format(now), localTime: time.format(now) }
}
