import type { ParsedResult } from 'chrono-node/en'
import type { DateReader } from '../../../core/memory/claim.ts'
import { coarseTime } from '../../../core/time/coarse-time.ts'
import type { ReadDates } from '../../../core/time/days-ahead.ts'
import { type Precision, timeInWords } from '../../../core/time/said-time.ts'
import { isSouthernZone } from '../../../core/time/seasons.ts'
import { loadLazily } from '../../load-lazily.ts'

const chrono = loadLazily<typeof import('chrono-node/en')>('chrono-node/en')

const MINUTE_NS = 60e9
const LONGEST = 200

/** Words that name no single day. */
const RECURRING = /\b(?:every|each|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends)\b/i
const NO_TIME = /^(?:(?:the|this|next|a|in a) (?:second|minute|hour)|sat|sun|mon|wed)$/
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const WEEKDAY = /\b(?:mon(?!th)|tue|wed|thu|fri|sat|sun)/i
/** `Two weeks`, which chrono mistakes for a day. */
const COARSE = /\b(?:few|couple|several|weeks?|weekends?|months?|quarters?|years?)\b/i
const WEEK_BEFORE_DAY = /\b(next week),? (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const MONTH_NEXT_YEAR =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december),? next year\b/i
const LEADS_TO_MONTH =
  /\b(?:in|by|until|till|before|after|since|during|from|for|to|early|mid|late|next|this|end of|of|or|and)[ -]$/i

/** Precision of a time found by chrono; null if it is left to `coarseTime` or is no time at all. */
function precisionOf({ start, text, index }: ParsedResult, whole: string): Precision | null {
  const before = whole.slice(0, index)
  if (NO_TIME.test(text) || /\b(?:last|weeks? from|weeks? after) $/i.test(before)) return null
  if (COARSE.test(text) && !MONTH.test(text) && !WEEKDAY.test(text)) return null
  if (/\bend of\b/i.test(text)) return 'month'
  if (start.isCertain('weekday') || start.isCertain('day')) return dayOrHour(text, start, before)
  if (!start.isCertain('month')) return null
  // `April` and `May` are names too.
  return start.isCertain('year') || LEADS_TO_MONTH.test(before) ? 'month' : null
}

function dayOrHour(text: string, start: ParsedResult['start'], before: string): Precision {
  const period = /\b(week|weekend) of (?:the )?$/i.exec(before)?.[1]?.toLowerCase()
  if (period) return period as 'week' | 'weekend'
  const isHour = start.isCertain('hour') && start.isCertain('meridiem') && !/\bnow$/i.test(text)
  return isHour ? 'hour' : 'day'
}

const NOON = 12

/**
 * Reads a phrase only as a whole: of `June the 3rd` chrono takes the month alone. It is given the local day at noon of
 * this machine's clock, because with an offset it forgets about the machine's own.
 */
export const readDates: ReadDates = (phrase, at, timeZone) => {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const today = new Date(here.year, here.month - 1, here.day, NOON)
  const [found] = chrono().casual.parse(phrase, today, { forwardDate: true })
  return found?.text === phrase && !found.end ? localTime(found.start).toPlainDate().toString() : null
}

const localTime = (start: ParsedResult['start']): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from({
    year: start.get('year') ?? 0,
    month: start.get('month') ?? 1,
    day: start.get('day') ?? 1,
    hour: start.get('hour') ?? 0,
    minute: start.get('minute') ?? 0,
  })

interface Named {
  result: ParsedResult
  precision: Precision
}

function inWords({ result: { start, end }, precision }: Named): string {
  const first = timeInWords(localTime(start), precision)
  const last = end && precision === 'day' ? timeInWords(localTime(end), 'day') : first
  return first === last ? first : `${first} – ${last}`
}

/** A day, an hour or a month by name; two if it is ambiguous. */
function namedTime(text: string, at: Date, timezone: number): string | null {
  const results = chrono().casual.parse(text, { instant: at, timezone }, { forwardDate: true })
  const named = results.flatMap((result) => {
    const precision = precisionOf(result, text)
    return precision ? [{ result, precision }] : []
  })
  const best = named.find(({ precision }) => precision !== 'month') ?? named[0]
  if (!best) return null
  const end = best.result.index + best.result.text.length
  const other = named.find(({ result }) => text.slice(end, result.index) === ' or ')
  return other ? `${inWords(best)} or ${inWords(other)}` : inWords(best)
}

/** Rewrites `next week on Friday` and `June next year` the way chrono understands them. */
const asChronoReads = (text: string, year: number): string =>
  text.replace(WEEK_BEFORE_DAY, '$2 $1').replace(MONTH_NEXT_YEAR, `$1 ${year + 1}`)

/** Reads times in a text as a person in that zone means them at that instant, with the precision stated. */
export const datesFrom =
  (at: Date, timeZone: string): DateReader =>
  (text) => {
    const said = text.slice(0, LONGEST)
    if (RECURRING.test(said)) return null
    const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
    const named = namedTime(asChronoReads(said, here.year), at, here.offsetNanoseconds / MINUTE_NS)
    return named ?? coarseTime(said, here.toPlainDateTime(), isSouthernZone(timeZone))
  }
