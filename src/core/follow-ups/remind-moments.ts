import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { localDate, localTime } from '../time/local-moment.ts'

interface LocalMoment {
  /** `2026-11-24` */
  date: string
  /** `17:05` */
  time: string
}

const MORNING = '09:00'
const EVENING = '18:00'

/** Times that people are most often reminded at; the first stands in the form to begin with. */
export function remindMoments(now: Date, timeZone: string): (LocalMoment & { label: string })[] {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  const soon = after(HOUR_MS)
  const today = localDate(now, timeZone)
  return [
    { label: 'Tomorrow morning', date: localDate(after(DAY_MS), timeZone), time: MORNING },
    { label: 'In an hour', date: localDate(soon, timeZone), time: localTime(soon, timeZone) },
    ...(localTime(now, timeZone) < EVENING ? [{ label: 'This evening', date: today, time: EVENING }] : []),
    { label: 'In a week', date: localDate(after(7 * DAY_MS), timeZone), time: MORNING },
  ]
}
