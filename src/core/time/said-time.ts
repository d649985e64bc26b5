/** The precision with which a time was stated. */
export type Precision = 'hour' | 'day' | 'weekend' | 'week' | 'month' | 'year'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SATURDAY = 6

const monthOf = ({ month }: Temporal.PlainDateTime): string => MONTHS[month - 1] ?? ''
const dateOf = (at: Temporal.PlainDateTime): string => `${monthOf(at)} ${at.day}, ${at.year}`
const dayOf = (at: Temporal.PlainDateTime): string => `${WEEKDAYS[at.dayOfWeek - 1]}, ${dateOf(at)}`

function clockOf({ hour, minute }: Temporal.PlainDateTime): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const WORDS: Readonly<Record<Precision, (at: Temporal.PlainDateTime) => string>> = {
  hour: (at) => `${dayOf(at)}, ${clockOf(at)}`,
  day: dayOf,
  weekend: (at) => `weekend of ${dateOf(at.add({ days: SATURDAY - at.dayOfWeek }))}`,
  week: (at) => `week of ${dateOf(at.subtract({ days: at.dayOfWeek - 1 }))}`,
  month: (at) => `${monthOf(at)} ${at.year}`,
  year: ({ year }) => String(year),
}

/** A local time in words, no more precise than stated: `Thu, Jun 3, 2027`, `week of May 31, 2027`, `Jun 2027`. */
export const timeInWords = (at: Temporal.PlainDateTime, precision: Precision): string => WORDS[precision](at)
