import { type Precision, timeInWords } from './said-time.ts'
import { seasonInWords, type WhichSeason } from './seasons.ts'

/** Times without a day: `next week`, `in a couple of months`, `in the spring`, `in 2027`. */

const YEAR = /\b(?:in|by|until|before|during|for|of|year) (20\d\d)\b/i
const SEASON =
  /\b(?:(this|next|early|late|in|by|until|for|over|during|of)(?: (?:the|this|next|early|late|mid)){0,2} (spring|summer|fall|autumn|winter)\b(?: (?:of )?(20\d\d))?|(spring|summer|fall|autumn|winter) (?:of )?(20\d\d))/i
const PERIOD =
  /\b(this|next|this coming|the coming|(?:by|over|on|at) the|(?:end|start|beginning|middle|course) of (?:the|this|next)) (week|weekend|month|year)\b/i
const AMOUNT =
  '(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}|a few|a couple of|a couple|several)'
const AHEAD = new RegExp(
  `\\b(?:in|within) (?:about |around |maybe )?${AMOUNT} (days?|weeks?|months?|years?)\\b( or )?|\\b${AMOUNT} (days?|weeks?|months?|years?)\\b( or \\w{1,9})? from (?:now|today)\\b`,
  'i',
)
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const VAGUE: Readonly<Record<string, number>> = { 'a few': 3, 'a couple of': 2, 'a couple': 2, several: 4 }

type Unit = 'day' | 'week' | 'month' | 'year'
const COARSER: Readonly<Record<Unit, Precision>> = { day: 'week', week: 'month', month: 'month', year: 'year' }

function amountOf(words: string): number {
  if (/^an?$/.test(words)) return 1
  return VAGUE[words] ?? (NUMBERS.indexOf(words) + 1 || Number(words))
}

/** `In two weeks` is as precise as its unit; `in a few weeks` only to about a month. */
function aheadOf(text: string, today: Temporal.PlainDateTime): string | null {
  const match = AHEAD.exec(text)
  if (!match) return null
  const words = (match[1] ?? match[4] ?? '').toLowerCase()
  const unit = (match[2] ?? match[5] ?? '').toLowerCase().replace(/s$/, '') as Unit
  const isVague = words in VAGUE || Boolean(match[3] ?? match[6])
  const at = today.add({ [`${unit}s`]: amountOf(words) })
  if (!isVague) return timeInWords(at, unit)
  return `${unit === 'day' ? '' : 'about '}${timeInWords(at, COARSER[unit])}`
}

function periodOf(text: string, today: Temporal.PlainDateTime): string | null {
  const [, which = '', unit = ''] = PERIOD.exec(text) ?? []
  if (unit === '') return null
  const period = unit.toLowerCase() as 'week' | 'weekend' | 'month' | 'year'
  const isNext = /next$/i.test(which) || (/coming$/i.test(which) && period !== 'weekend')
  const step = period === 'weekend' ? 'weeks' : (`${period}s` as const)
  return timeInWords(isNext ? today.add({ [step]: 1 }) : today, period)
}

function seasonOf(text: string, today: Temporal.PlainDateTime, isSouthern: boolean): string | null {
  const match = SEASON.exec(text)
  if (!match) return null
  const season = (match[2] ?? match[4] ?? '').toLowerCase()
  const year = match[3] ?? match[5]
  const which = (/\b(?:this|next)\b/i.exec(match[0])?.[0].toLowerCase() ?? 'the') as WhichSeason
  return year ? `${season} ${year}` : seasonInWords(season, which, today, isSouthern)
}

/** Relative to a local time; null if there is none. */
export const coarseTime = (text: string, today: Temporal.PlainDateTime, isSouthern: boolean): string | null =>
  seasonOf(text, today, isSouthern) ?? YEAR.exec(text)?.[1] ?? periodOf(text, today) ?? aheadOf(text, today)
