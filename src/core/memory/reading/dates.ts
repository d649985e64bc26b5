import { MONTH_NAMES } from './calendar-names.ts'

const MONTH = `(?<!\\p{L})(?:${[...MONTH_NAMES].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`
const DAY = '(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])'
const ORDINAL = '(?:st|nd|rd|th|er|re|e|o|a|º|ª|\\.)?'
/** `7 to 11`, `vom Mo., 7., bis Fr., 11.` */
const TO =
  '\\s?,?\\s?(?:[-–—/]|to|till|and|bis|und|al?|y|e|au|et|ate|t/m|tot|en|do|i|till|och|ve|الى|و)\\s?(?:\\p{L}{2,10}\\.?,?\\s)?'
const BEFORE = `(?:(?:${DAY}${ORDINAL}${TO})?${DAY}${ORDINAL}\\s*(?:de |of |d')?\\s*)?`
const AFTER = `(?:\\.?\\s*${DAY}(?:st|nd|rd|th)?(?:${TO}${DAY}(?:st|nd|rd|th)?)?(?!\\d|[:.,']\\d|k\\b))?`
const YEAR = `(?:\\.?,?\\s*(?:de |del )?(?:19|20)\\d{2}(?!\\d))?`
const WRITTEN = new RegExp(`${BEFORE}${MONTH}${AFTER}${YEAR}`, 'gu')
const NUMERIC = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?!\d)/g
const EAST_ASIAN =
  /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?(?:[〜~-]\s?\d{1,2}\s?)?[日일](?:から\d{1,2}日(?!間))?)?|\d{4}\s?[年년]/gu
const BARE_YEAR = /(?<![\d.,'])((?:19|20)\d{2})(?:[/–-]\d{2}(?:\d{2})?)?(?!\d|[.,']\d)/g
const YEARS_BACK = 20
const YEARS_AHEAD = 10
const isNear = (one: number, year: number): boolean => one >= year - YEARS_BACK && one <= year + YEARS_AHEAD

/** A folded text without dates in any usual form and without years about the given one, or said as `'98`. */
export const withoutDates = (text: string, year: number, said: ReadonlySet<number>): string =>
  text
    .replace(NUMERIC, ' ; ')
    .replace(EAST_ASIAN, ' ; ')
    .replace(WRITTEN, ' ; ')
    .replace(BARE_YEAR, (found, digits: string) =>
      isNear(Number(digits), year) || said.has(Number(digits) % 100) ? ' ; ' : found,
    )
