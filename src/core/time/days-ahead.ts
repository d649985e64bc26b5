const SHORT_WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu, Jun 3, 2027`. */
export const dayInWords = ({ dayOfWeek, month, day, year }: Temporal.PlainDate): string =>
  `${SHORT_WEEKDAYS[dayOfWeek - 1]}, ${MONTHS[month - 1]} ${day}, ${year}`

/**
 * The day (`2026-12-03`) that a phrase such as `June 3` names, on or after the local day of an instant in an IANA time
 * zone; null if it names none.
 */
export type ReadDates = (phrase: string, at: Date, timeZone: string) => string | null

/** A day that a text names beyond doubt: where its words begin and end, `2026-12-03`, and `on Thu, Dec 3, 2026`. */
interface DayAhead {
  index: number
  end: number
  date: string
  words: string
}

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)'
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
const DATE = `(?:${NUMBER} (?:of )?${MONTH}|${MONTH} ${NUMBER})(?:,? 20\\d\\d)?|20\\d\\d-\\d\\d-\\d\\d`
const DAY = new RegExp(
  `\\b(?:(?<lead>on|by|until|till|before|from|for) )?(?:this (?=${WEEKDAY}))?(?:(?<relative>today|tonight|tomorrow)|(?:(?<weekday>${WEEKDAY}),? )?(?:the )?(?<date>${DATE})|(?<alone>${WEEKDAY}))\\b(?: (?<part>morning|afternoon|evening|night)\\b)?`,
  'gi',
)
/** Words around a day that make it another one, several or a habit. */
const OTHER_BEFORE =
  /(?:[\d/.–-]|\b(?:last|next|past|previous|following|coming|every|each|most|alternate|other|first|second|third|fourth|fifth|since|after|or|and|to|through|between|the|this|of|late|early|mid|week|not|about|around|no))[\s,]*$/i
const OTHER_AFTER =
  /^(?:['’]s?\b|[/–-]|\.\d|\s*[–-]\s*\w|,? (?:or|and|to|through|thru|until|till|week|weeks|after|before|last|next|the|of|in \d|a week|every|each|\w+day)\b| (?!\d{1,2}(?::\d\d)? ?[ap]\.?m)\d)/i
const PARTS: Readonly<Record<string, string>> = {
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
  night: ' at night',
}
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** Until then, `tomorrow` may mean after the night. */
const SMALL_HOURS = 4
/** A date without a year that is further away was rather meant as past. */
const FAR_DAYS = 300

type Named = Readonly<Record<string, string | undefined>>

/** Null for what can be understood in two ways. */
function dateOf(said: Named, at: Date, timeZone: string, read: ReadDates): Temporal.PlainDate | null {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const day = read(said.relative ?? said.date ?? said.alone ?? '', at, timeZone)
  if (!day || (said.relative && here.hour < SMALL_HOURS)) return null
  const date = Temporal.PlainDate.from(day)
  const { days } = here.toPlainDate().until(date, { largestUnit: 'day' })
  const isSameWeekday = Boolean(said.alone) && days === 0
  const isOtherWeekday = said.weekday && WEEKDAYS[date.dayOfWeek - 1] !== said.weekday.toLowerCase()
  const isFar = days > FAR_DAYS && !/20\d\d/.test(said.date ?? '')
  return days < 0 || isSameWeekday || isOtherWeekday || isFar ? null : date
}

function wordsOf(said: Named, date: Temporal.PlainDate): string {
  const part = said.relative?.toLowerCase() === 'tonight' ? 'evening' : said.part?.toLowerCase()
  return `${said.lead?.toLowerCase() ?? 'on'} ${dayInWords(date)}${PARTS[part ?? ''] ?? ''}`
}

/** Today and later; left out are ranges, habits, `last`, `next Friday`, the nth weekday, holidays, durations and clock times. */
export function daysAhead(text: string, at: Date, timeZone: string, read: ReadDates): DayAhead[] {
  return [...text.matchAll(DAY)].flatMap((match) => {
    const said = match.groups ?? {}
    const end = match.index + match[0].length
    if (OTHER_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
    if (OTHER_AFTER.test(text.slice(end, end + 20))) return []
    const date = dateOf(said, at, timeZone, read)
    return date ? [{ index: match.index, end, date: date.toString(), words: wordsOf(said, date) }] : []
  })
}
