import { dateAndTime, knownZone, shortDate } from '../../../core/time/dates.ts'

/** Formats figures and instants in the browser's time zone. */

const COUNT = new Intl.NumberFormat('en-US')
const ZONE = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

export const inCount = (value: number): string => COUNT.format(value)

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** `1.2 GB`, in powers of ten, as disks are sold. */
export function inBytes(bytes: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = { style: 'unit', unit: BYTE_UNITS[power], maximumFractionDigits: 1 } as const
  return (bytes / 1000 ** power).toLocaleString('en-US', options)
}

/** `Nov 20, 2026`. */
export const inDay = (instant: string): string => shortDate(instant, ZONE)

/** `Nov 20, 2026 at 1:05 PM`. */
export const inMoment = (instant: string): string => dateAndTime(instant, ZONE)

/** `1 PM` or `Nov 20`, the label of a chart's hour or day. */
export const inBucket = (instant: string, range: '24h' | '30d'): string =>
  range === '24h'
    ? new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric' })
    : // Chart days are UTC days.
      new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
