const DAY_MS = 86_400_000
const A_WEEK = 7

const dayNumber = (instant: Date, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)) / DAY_MS

function dayOf(instant: Date, now: Date, timeZone: string): string {
  const ahead = dayNumber(instant, timeZone) - dayNumber(now, timeZone)
  if (ahead <= 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const near = ahead < A_WEEK
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(near ? { weekday: 'long' } : { month: 'short', day: 'numeric' }),
  }).format(instant)
}

/**
 * `tomorrow, 9:12 AM`: an ISO instant that lies ahead, in an IANA time zone. Days within a week by their name, others
 * by their date.
 */
export function timeAhead(instant: string, now: Date, timeZone: string): string {
  const then = new Date(instant)
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
  return `${dayOf(then, now, timeZone)}, ${time.format(then).replace(/\s/g, ' ')}`
}
