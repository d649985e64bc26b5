import type { Message } from '../../../../contract/messages.ts'
import { clockTime, knownZone } from '../../../../core/time/dates.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'

export interface Day {
  /** `2026-11-20` */
  key: string
  label: string
  messages: Message[]
}

interface Formats {
  day: Intl.DateTimeFormat
  weekday: Intl.DateTimeFormat
  date: Intl.DateTimeFormat
}

const cache = new Map<string, Formats>()

// Creating an Intl format costs more than using it a hundred times.
function formatsOf(zone: string): Formats {
  const known = cache.get(zone)
  if (known) return known
  const timeZone = knownZone(zone)
  const formats = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }),
    date: new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }),
  }
  cache.set(zone, formats)
  return formats
}

function labelOf(instant: Date, now: Date, formats: Formats): string {
  const daysAgo = Math.round((Date.parse(formats.day.format(now)) - Date.parse(formats.day.format(instant))) / DAY_MS)
  if (daysAgo <= 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return daysAgo < 7 ? formats.weekday.format(instant) : formats.date.format(instant)
}

/** Today, Yesterday, a weekday of the last week, or a date in the IANA zone `timeZone`. */
export const dayLabel = (instant: Date, now: Date, timeZone: string): string =>
  labelOf(instant, now, formatsOf(timeZone))

/** When a message was sent, in a list: `9:05 AM` today, else yesterday, a weekday or a date. */
export function listTime(sentAt: string, now: Date, timeZone: string): string {
  const day = dayLabel(new Date(sentAt), now, timeZone)
  return day === 'Today' ? clockTime(sentAt, timeZone) : day
}

export function groupByDay(messages: readonly Message[], now: Date, timeZone: string): Day[] {
  const formats = formatsOf(timeZone)
  const days: Day[] = []
  for (const message of messages) {
    const sentAt = new Date(message.sentAt)
    const key = formats.day.format(sentAt)
    const last = days.at(-1)
    if (last?.key === key) last.messages.push(message)
    else days.push({ key, label: labelOf(sentAt, now, formats), messages: [message] })
  }
  return days
}
