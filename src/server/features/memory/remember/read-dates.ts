import type { ReadDates } from '../../../../core/time/days-ahead.ts'
import { loadLazily } from '../../../platform/async/load-lazily.ts'

const chrono = loadLazily<typeof import('chrono-node/en')>('chrono-node/en')

const NOON = 12

/**
 * Reads a phrase only as a whole: of `June the 3rd` chrono takes the month alone. It is given the local day at noon of
 * this machine's clock, because with an offset it forgets about the machine's own.
 */
export const readDates: ReadDates = (phrase, at, timeZone) => {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const today = new Date(here.year, here.month - 1, here.day, NOON)
  const [found] = chrono().casual.parse(phrase, today, { forwardDate: true })
  if (found?.text !== phrase || found.end) return null
  const { start } = found
  const date = { year: start.get('year') ?? 0, month: start.get('month') ?? 1, day: start.get('day') ?? 1 }
  return Temporal.PlainDate.from(date).toString()
}
