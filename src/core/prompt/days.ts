import { inZone } from '../time/dates.ts'
import { HOUR_MS } from '../time/durations.ts'
import { dayAt } from '../time/zone-time.ts'

/** Days and times as a prompt writes them. Local days are numbers, as `dayAt` counts them. */

const full = inZone({ dateStyle: 'full' })
const clock = inZone({ timeStyle: 'short' })
const dayOfYear = inZone({ weekday: 'short', month: 'short', day: 'numeric' })
const dayAndYear = inZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const year = inZone({ year: 'numeric' })

export interface LocalNow {
  now: Date
  timeZone: string
}

const plainSpaces = (text: string): string => text.replace(/\s/g, ' ')

/** `Tuesday, November 24, 2026, 9:12 AM`. */
export const momentInWords = ({ now, timeZone }: LocalNow): string =>
  plainSpaces(`${full(now, timeZone)}, ${clock(now, timeZone)}`)

/** `Tue, Nov 24`, with the year if it is another one than now. */
function dayName(at: Date, zone: string, { now, timeZone }: LocalNow): string {
  const isThisYear = year(at, zone) === year(now, timeZone)
  return (isThisYear ? dayOfYear : dayAndYear)(at, zone)
}

/** The same of an instant, on the person's clock. */
export const dayOfMoment = (at: Date, local: LocalNow): string => dayName(at, local.timeZone, local)

/** The same of a local day such as `2026-11-24`. */
export const dayInWords = (day: string, local: LocalNow): string => dayName(new Date(`${day}T12:00Z`), 'UTC', local)

/**
 * The lines before a turn: the day, if it is another than that of the turn before, and the time, if an hour has passed
 * since. Empty in between.
 */
export function linesBefore(at: Date, before: Date | null, local: LocalNow): string {
  const dayOn = (instant: Date): number => dayAt(instant.getTime(), local.timeZone)
  const isNewDay = before === null || dayOn(at) !== dayOn(before)
  const isLater = before === null || at.getTime() - before.getTime() >= HOUR_MS
  return [
    isNewDay ? `[${dayName(at, local.timeZone, local)}]` : '',
    isLater ? `[${plainSpaces(clock(at, local.timeZone))}]` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 30

function daysInWords(days: number): string {
  if (days === 1) return 'yesterday'
  if (days < 2 * DAYS_A_WEEK) return `${days} days ago`
  if (days < 2 * DAYS_A_MONTH) return `${Math.round(days / DAYS_A_WEEK)} weeks ago`
  return `${Math.round(days / DAYS_A_MONTH)} months ago`
}

/** `5 hours ago`, `yesterday`, `3 weeks ago`; empty within the hour. */
export function sinceInWords(at: Date, { now, timeZone }: LocalNow): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS)
  if (hours < 1) return ''
  const days = dayAt(now.getTime(), timeZone) - dayAt(at.getTime(), timeZone)
  if (days > 0) return daysInWords(days)
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`
}
