import { dateAndTime, shortDate } from '../../../core/time/dates.ts'

/** Figures and instants in words, in the zone of the browser. */

const COUNT = new Intl.NumberFormat('en-US')
const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

export const inCount = (value: number): string => COUNT.format(value)

/** `12.4K`. */
export const inShort = (value: number): string => SHORT.format(value)

/** `$1.20`, and `$0.0012` for what would round to nothing. */
export const inUsd = (value: number): string => `$${value.toFixed(value > 0 && value < 0.01 ? 4 : 2)}`

/** `840 ms` or `1.4 s`; a dash where nothing was measured. */
export function inDuration(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** `Nov 20, 2026`. */
export const inDay = (instant: string): string => shortDate(instant, ZONE)

/** `Nov 20, 2026 at 1:05 PM`. */
export const inMoment = (instant: string): string => dateAndTime(instant, ZONE)

/** `1 PM` or `Nov 20`: what an hour or a day of a chart is called. */
export const inBucket = (instant: string, range: '24h' | '30d'): string =>
  range === '24h'
    ? new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric' })
    : // A day of a chart is one of UTC.
      new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
