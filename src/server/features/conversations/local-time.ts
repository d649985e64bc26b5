import { inZone } from '../../../core/time/dates.ts'

const dateOf = inZone({ dateStyle: 'full' })
const timeOf = inZone({ timeStyle: 'short' })

/** `Friday, November 20, 2026` and `9:12 AM` of an instant in an IANA zone. */
export const localTime = (now: Date, timeZone: string): { localDate: string; localTime: string } => ({
  localDate: dateOf(now, timeZone),
  localTime: timeOf(now, timeZone),
})
