import { MONTH_NAMES } from './calendar-names.ts'

const MONTH = `(?<!\\p{L})(?:${[...MONTH_NAMES].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`
const DAY = '(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])'
const ORDINAL = '(?:st|nd|rd|th|er|re|e|o|a|º|ª|\\.)?'
const BEFORE = `(?:${DAY}${ORDINAL}(?:\\s?[-–/]\\s?${DAY}${ORDINAL})?\\s*(?:de |of |d')?\\s*)?`
const AFTER = `(?:\\.?\\s*${DAY}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?${DAY})?(?!\\d|[:.,']\\d|k\\b))?`
const YEAR = `(?:\\.?,?\\s*(?:de |del )?(?:19|20)\\d{2}(?!\\d))?`
const WRITTEN = new RegExp(`${BEFORE}${MONTH}${AFTER}${YEAR}`, 'gu')
const NUMERIC = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?!\d)/g
const EAST_ASIAN = /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?|\d{4}\s?[年년]/gu
const BARE_YEAR = /(?<![\d.,'])((?:19|20)\d{2})(?:[/–-]\d{2}(?:\d{2})?)?(?!\d|[.,']\d)/g
const YEARS_BACK = 20
const YEARS_AHEAD = 10

/** A folded text without dates in any usual form and without years about the given one. */
export const withoutDates = (text: string, year: number): string =>
  text
    .replace(NUMERIC, ' ; ')
    .replace(EAST_ASIAN, ' ; ')
    .replace(WRITTEN, ' ; ')
    .replace(BARE_YEAR, (found, digits: string) =>
      Number(digits) >= year - YEARS_BACK && Number(digits) <= year + YEARS_AHEAD ? ' ; ' : found,
    )
