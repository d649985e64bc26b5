import { ENGLISH_CALENDAR } from '../time/calendar-words.ts'
import { DAY_MS } from '../time/durations.ts'
import { weekdayOf } from '../time/zone-time.ts'

/** Days that a text mentions, as counted by `dayAt`; the end is exclusive. */
export interface SaidDays {
  from: number
  to: number
  /** The likeliest of them. */
  likeliest?: number
  /** Days afterwards during which people still talk about them. */
  echo: number
  /** The words that mention them. */
  words: string
  /** Relative to today, like `yesterday`: messages of that time don't contain the words. */
  isRelative: boolean
}

/** Days are counted from Monday, 5 January 1970. */
const FIRST_DAY = 4
const { months: MONTH_NAMES, weekdays: WEEKDAY_NAMES, numbers: NUMBER_NAMES } = ENGLISH_CALENDAR
const MONTHS = MONTH_NAMES.join('|')
const WEEKDAYS = WEEKDAY_NAMES.join('|')
const SEASONS: Record<string, number> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }
const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  'a couple of': 2,
  'a few': 3,
  ...Object.fromEntries(NUMBER_NAMES.map((name, index) => [name, index + 2])),
}
const COUNT = `${Object.keys(NUMBERS).toReversed().join('|')}|\\d{1,3}`
const PAST = /\b(?:did|was|were|had|happened|went|told|said)\b/i

const dayOf = (year: number, month: number, day = 1): number => Date.UTC(year, month, day) / DAY_MS - FIRST_DAY
const dateOf = (day: number): Date => new Date((day + FIRST_DAY) * DAY_MS)
const mondayOf = (day: number): number => day - weekdayOf(day) + 1
const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word)

type Found = Omit<SaidDays, 'words' | 'isRelative'>

const one = (day: number, echo = 1): Found => ({ from: day, to: day + 1, echo })

/** `two weeks ago`: around then. */
function ago(count: number, unit: string, today: number): Found {
  const size = { day: 1, week: 7, month: 30, year: 365 }[unit] ?? 1
  const day = today - count * size
  const slack = Math.floor(size / 2)
  return { from: day - slack, to: day + slack + 1, likeliest: day, echo: size === 1 ? 1 : 0 }
}

function weekendBefore(today: number): Found {
  const sinceSaturday = (weekdayOf(today) + 1) % 7
  const saturday = today - (sinceSaturday < 2 ? sinceSaturday + 7 : sinceSaturday)
  return { from: saturday, to: saturday + 2, echo: 2 }
}

/** The current or previous calendar week, month or year; people still talk about the last one in the next. */
function calendar(which: string, unit: string, today: number): Found {
  const isLast = which !== 'this'
  const [year, month] = [dateOf(today).getUTCFullYear(), dateOf(today).getUTCMonth()]
  if (unit === 'weekend') return weekendBefore(today)
  if (unit === 'week') {
    const monday = mondayOf(today) - (isLast ? 7 : 0)
    return { from: monday, to: monday + 7, echo: 7 }
  }
  const back = isLast ? 1 : 0
  if (unit === 'month') return { from: dayOf(year, month - back), to: dayOf(year, month - back + 1), echo: 14 }
  return { from: dayOf(year - back, 0), to: dayOf(year - back + 1, 0), echo: 30 }
}

/** The most recent season of that name to have begun, northern hemisphere. */
function season(name: string, year: number | null, today: number): Found {
  const month = SEASONS[name] ?? 0
  const thisYear = dateOf(today).getUTCFullYear()
  const of = year ?? (dayOf(thisYear, month) > today ? thisYear - 1 : thisYear)
  return { from: dayOf(of, month), to: dayOf(of, month + 3), echo: 30 }
}

/** For a date without a year: the last one before `today`, or the nearest if it may be in the future. */
function yearFor(month: number, day: number, today: number, isPast: boolean): number {
  const year = dateOf(today).getUTCFullYear()
  if (isPast) return dayOf(year, month, day) > today ? year - 1 : year
  const years = [year - 1, year, year + 1]
  return (
    years.toSorted((a, b) => Math.abs(dayOf(a, month, day) - today) - Math.abs(dayOf(b, month, day) - today))[0] ?? year
  )
}

/** `early`, `the end of` and the like, as days of a month; without one, the whole month. */
function partOfMonth(part: string, from: number, to: number): Found {
  const word = part.toLowerCase()
  if (/^(?:early|beginning|start)/.test(word)) return { from, to: from + 11, echo: 7 }
  if (/^(?:mid|middle)/.test(word)) return { from: from + 9, to: from + 20, echo: 7 }
  if (/^(?:late|end)/.test(word)) return { from: from + 18, to, echo: 7 }
  const week = ['first', 'second', 'third', 'fourth'].indexOf(word.split(' ')[0] ?? '')
  if (week >= 0) return { from: from + 7 * week, to: from + 7 * week + 7, echo: 7 }
  if (word.startsWith('last')) return { from: to - 7, to, echo: 7 }
  return { from, to, echo: 21 }
}

interface Rule {
  pattern: RegExp
  isRelative: boolean
  /** Receives the pattern's groups, the day and the text around the match; null if it is no date. */
  read(groups: Record<string, string | undefined>, today: number, text: string): Found | null
}

const PARTS =
  '(?:early|mid|late|beginning of|start of|middle of|end of|(?:first|second|third|fourth|last) week (?:of|in))'
const DATE = `(?:(?<before>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(?<month>${MONTHS})\\b(?: (?<after>\\d{1,2})(?:st|nd|rd|th)?\\b)?(?:,? (?<year>(?:19|20)\\d\\d)\\b)?`

function readDate(
  { part, before, month = '', after, year }: Record<string, string | undefined>,
  today: number,
  text: string,
) {
  // Verbs rather than months: someone `may` do something, or marches.
  const isVague = /^(?:may|march)$/.test(month) && !before && !after && !year && !part
  if (isVague) return null
  const index = MONTH_NAMES.indexOf(month.toLowerCase())
  const day = Number(before ?? after ?? 0)
  const said = year ?? /\b((?:19|20)\d\d)\b/.exec(text)?.[1]
  const of = said ? Number(said) : yearFor(index, day || 1, today, PAST.test(text) || day === 0)
  if (day) return one(dayOf(of, index, day), 10)
  return partOfMonth(part?.replace(/^the /i, '') ?? '', dayOf(of, index), dayOf(of, index + 1))
}

/** Tried in this order. */
const RULES: readonly Rule[] = [
  {
    pattern: /\b(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/,
    isRelative: false,
    read: ({ year, month, day }) => one(dayOf(Number(year), Number(month) - 1, Number(day)), 10),
  },
  {
    pattern: new RegExp(
      `\\b(?:between|from) (?<month>${MONTHS}) (?<first>\\d{1,2})(?:st|nd|rd|th)?,? (?:and|to|until|till) (?:(?:${MONTHS}) )?(?<last>\\d{1,2})\\b`,
      'i',
    ),
    isRelative: false,
    read({ month = '', first, last }, today, text) {
      const index = MONTH_NAMES.indexOf(month.toLowerCase())
      const year = yearFor(index, Number(first), today, PAST.test(text))
      const from = dayOf(year, index, Number(first))
      const to = dayOf(year, index, Number(last)) + 1
      return { from, to: to > from ? to : from + 31, echo: 3 }
    },
  },
  {
    pattern: new RegExp(`\\b(?:(?:the )?(?<part>${PARTS}) )?${DATE}`, 'i'),
    isRelative: false,
    read: readDate,
  },
  { pattern: /\bthe day before yesterday\b/i, isRelative: true, read: (_, today) => one(today - 2) },
  { pattern: /\b(?:yesterday|last night)\b/i, isRelative: true, read: (_, today) => one(today - 1) },
  { pattern: /\ba fortnight ago\b/i, isRelative: true, read: (_, today) => ago(2, 'week', today) },
  {
    pattern: new RegExp(`\\b(?<count>${COUNT}) (?<unit>day|week|month|year)s? ago\\b`, 'i'),
    isRelative: true,
    read: ({ count = '', unit = '' }, today) => ago(numberOf(count), unit.toLowerCase(), today),
  },
  {
    pattern: /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i,
    isRelative: true,
    read: (_, today) => one(today),
  },
  { pattern: /\btomorrow\b/i, isRelative: true, read: (_, today) => one(today + 1) },
  {
    pattern: new RegExp(`\\b(?:last|on|past|this|previous) (?<weekday>${WEEKDAYS})\\b`, 'i'),
    isRelative: true,
    read({ weekday = '' }, today) {
      const back = (weekdayOf(today) - WEEKDAY_NAMES.indexOf(weekday.toLowerCase()) - 1 + 7) % 7 || 7
      return one(today - back)
    },
  },
  {
    pattern: /\b(?:over|at|on|during) the (?<unit>weekend)\b/i,
    isRelative: true,
    read: (_, today) => weekendBefore(today),
  },
  {
    pattern: /\b(?<which>last|past|previous|this) (?<unit>week|weekend|month|year)\b/i,
    isRelative: true,
    read: ({ which = '', unit = '' }, today) => calendar(which.toLowerCase(), unit.toLowerCase(), today),
  },
  {
    pattern:
      /\b(?:last|this|past|in|during|over) (?:the )?(?<name>spring|summer|autumn|fall|winter)\b(?: (?:of )?(?<year>(?:19|20)\d\d))?/i,
    isRelative: true,
    read: ({ name = '', year }, today) => season(name.toLowerCase(), year ? Number(year) : null, today),
  },
  {
    pattern: /\bchristmas\b/i,
    isRelative: false,
    read: (_, today) => ({
      ...one(dayOf(yearFor(11, 25, today, true), 11, 23), 5),
      to: dayOf(yearFor(11, 25, today, true), 11, 28),
    }),
  },
  {
    pattern: /\b(?<year>(?:19|20)\d\d)\b/,
    isRelative: false,
    read: ({ year }) => ({ from: dayOf(Number(year), 0), to: dayOf(Number(year) + 1, 0), echo: 60 }),
  },
]

/** The days that a question or statement made on `today` mentions; null for none. Understands English and ISO dates. */
export function saidDays(text: string, today: number): SaidDays | null {
  for (const { pattern, isRelative, read } of RULES) {
    const found = pattern.exec(text)
    const days = found && read(found.groups ?? {}, today, text)
    if (days) return { ...days, words: found[0], isRelative }
  }
  return null
}
