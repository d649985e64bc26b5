import type { When } from '../../../../contract/follow-ups.ts'
import { instantOfLocal } from '../../../../core/time/zone-time.ts'
import { AppError } from '../../../platform/errors/errors.ts'

const PAST = 'That time has passed. Please choose a later one.'
const TOO_FAR = 'Please choose a day within a year.'

const refused = (text: string): AppError => new AppError(400, 'invalid_input', text, { fields: { time: text } })

/** A time that a person chose. 400: it is past, or later than `farthestMs` from now. */
export function chosenTime({ dueAt, date, time }: When, timeZone: string, now: Date, farthestMs: number): Date {
  const chosen =
    date === undefined || time === undefined ? new Date(dueAt ?? '') : instantOfLocal(`${date} ${time}`, timeZone, now)
  if (chosen <= now) throw refused(PAST)
  if (chosen.getTime() - now.getTime() > farthestMs) throw refused(TOO_FAR)
  return chosen
}
