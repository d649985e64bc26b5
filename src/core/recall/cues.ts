/** What a question tells of the message that answers it, beyond its words. */
export interface Cues {
  /** When it was said, as far as the question tells; null where it does not. */
  period: Period | null
  /** Kinds of things that an answer holds. */
  asks: { when: boolean; who: boolean; where: boolean; howMany: boolean }
}

/** From one instant until another, in milliseconds. */
export interface Period {
  from: number
  to: number
  /** How long after it people still speak of it. */
  echoMs: number
}

export const isWithin = ({ from, to }: Period, at: number): boolean => at >= from && at < to
export const isEchoOf = ({ to, echoMs }: Period, at: number): boolean => at >= to && at < to + echoMs

const DAY = 86_400_000
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const MONTH_NAMES = MONTHS.split('|')
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const DATE = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(${MONTHS})\\b(?: (\\d{1,2})(?:st|nd|rd|th)?\\b)?(?:,? (\\d{4}))?`,
  'i',
)
const ISO_DATE = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/
const YEAR = /\b((?:19|20)\d\d)\b/
const AGO = /\b(a|an|one|two|three|four|five|six|\d{1,3}|a couple of|a few) (day|week|month|year)s? ago\b/i
const LAST = /\b(?:last|past|previous) (week|weekend|month|year|summer|winter|spring|fall|autumn)\b/i
const WEEKDAY = new RegExp(`\\b(?:last|on|past) (${WEEKDAYS.join('|')})\\b`, 'i')

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'a couple of': 2,
  three: 3,
  'a few': 3,
  four: 4,
  five: 5,
  six: 6,
}
const UNIT_DAYS: Record<string, number> = { day: 1, week: 7, weekend: 7, month: 30, year: 365 }

const around = (from: number, days: number): Period => ({
  from,
  to: from + days * DAY,
  echoMs: Math.min(10, days) * DAY,
})
const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY

/** A date that is written out; without a year, the last such before the question. */
function dateIn(question: string, askedAt: number): Period | null {
  const iso = ISO_DATE.exec(question)
  if (iso) return around(Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])), 1)
  const found = DATE.exec(question)
  if (!found) return null
  const [, dayBefore, name = '', dayAfter, yearAfter] = found
  // Someone who may do something names no month.
  if (name === 'may' && !dayBefore && !dayAfter && !yearAfter) return null
  const month = MONTH_NAMES.indexOf(name.toLowerCase())
  const day = Number(dayBefore ?? dayAfter ?? 0)
  const yearOfAsking = new Date(askedAt).getUTCFullYear()
  const latest = Date.UTC(yearOfAsking, month, day || 1) > askedAt ? yearOfAsking - 1 : yearOfAsking
  const year = Number(yearAfter ?? YEAR.exec(question)?.[1] ?? latest)
  if (day) return { ...around(Date.UTC(year, month, day), 1), echoMs: 10 * DAY }
  return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1), echoMs: 21 * DAY }
}

/** A time that is told from when the question is asked: `yesterday`, `two weeks ago`, `last Monday`. */
function distanceIn(question: string, askedAt: number): Period | null {
  const today = startOfDay(askedAt)
  if (/\byesterday\b/i.test(question)) return around(today - DAY, 1)
  if (/\b(?:today|this morning)\b/i.test(question)) return around(today, 1)
  const ago = AGO.exec(question)
  if (ago) {
    const unit = UNIT_DAYS[ago[2]?.toLowerCase() ?? ''] ?? 1
    const count = NUMBERS[ago[1]?.toLowerCase() ?? ''] ?? Number(ago[1])
    const slack = unit === 1 ? 1 : unit / 2
    return { from: today - (count * unit + slack) * DAY, to: today - (count * unit - slack - 1) * DAY, echoMs: 0 }
  }
  const last = LAST.exec(question)
  if (last) {
    const days = UNIT_DAYS[last[1]?.toLowerCase() ?? ''] ?? 365
    return { from: today - 2 * days * DAY, to: today, echoMs: 0 }
  }
  const weekday = WEEKDAYS.indexOf(WEEKDAY.exec(question)?.[1]?.toLowerCase() ?? '')
  if (weekday < 0) return null
  const back = (new Date(today).getUTCDay() - weekday + 7) % 7 || 7
  return around(today - back * DAY, 1)
}

function yearIn(question: string): Period | null {
  const year = YEAR.exec(question)?.[1]
  return year ? { from: Date.UTC(Number(year), 0, 1), to: Date.UTC(Number(year) + 1, 0, 1), echoMs: 60 * DAY } : null
}

/** The cues of a question that is asked at an instant (milliseconds). English, and dates in ISO form. */
export const cuesIn = (question: string, askedAt: number): Cues => ({
  period: dateIn(question, askedAt) ?? distanceIn(question, askedAt) ?? yearIn(question),
  asks: {
    when: /\b(?:when|how long|(?:what|which) (?:date|day|month|year|time))\b/i.test(question),
    who: /\b(?:who|whom|whose|what\b.{0,120}\b(?:name|called))/i.test(question),
    where: /\b(?:where|country|city|state|place|town)\b/i.test(question),
    howMany: /\bhow (?:many|much|old|often|far|tall)\b/i.test(question),
  },
})
