import { inZone } from '../../../core/dates.ts'

/** The person's local date and time in words, as a prompt states them. */

const dateOf = inZone({ dateStyle: 'full' })
const timeOf = inZone({ timeStyle: 'short' })

interface LocalTime {
  localDate: string
  localTime: string
}

const MINUTE_MS = 60_000
/** What was told last of each zone, and of which minute: putting it into words is a tenth of composing a prompt. */
const lastTold = new Map<string, { minute: number; told: LocalTime }>()

/** `Friday, November 20, 2026` and `9:12 AM` of an instant in an IANA zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const last = lastTold.get(timeZone)
  if (last?.minute === minute) return last.told
  const told = { localDate: dateOf(now, timeZone), localTime: timeOf(now, timeZone) }
  lastTold.set(timeZone, { minute, told })
  return told
}
