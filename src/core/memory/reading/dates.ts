import { folded } from './folded.ts'

/** Months and weekdays come from Intl; Arabic has three sets of months. */
const LOCALES = 'en de es fr pt nl it pl sv tr da nb fi cs ru uk ar-EG ar-JO ar-DZ'.split(' ')
const FORMS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
]
const FIRST_OF_MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1))
const DAYS_OF_WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day))
const NAME = /^\p{L}{2,}(?: \p{L}+)?$/u

function nameOf(date: number, format: Intl.DateTimeFormat, type: 'month' | 'weekday'): string {
  const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
  return folded(name).replace(/\.$/, '')
}

function namesOf(form: Intl.DateTimeFormatOptions, locales: readonly string[]): string[] {
  const type = form.month ? 'month' : 'weekday'
  return locales
    .map((locale) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }))
    .flatMap((format) => (type === 'month' ? FIRST_OF_MONTHS : DAYS_OF_WEEK).map((date) => nameOf(date, format, type)))
    .filter((name) => NAME.test(name))
}

/** Every form in which a date may name its month. */
export const MONTH_NAMES: ReadonlySet<string> = new Set([...FORMS.flatMap((form) => namesOf(form, LOCALES)), 'sept'])

/** What has a capital without being a name; elsewhere months have one by mistake only, and Julio and Paz are people. */
export const CALENDAR_NAMES: ReadonlySet<string> = new Set([
  ...namesOf({ month: 'long' }, ['en', 'tr']),
  ...namesOf({ weekday: 'long' }, LOCALES),
  ...namesOf({ weekday: 'short' }, ['en']),
])

export const HOLIDAY_NAMES: ReadonlySet<string> = new Set(
  `christmas xmas easter thanksgiving halloween valentine valentines new year years eve day boxing good friday monday diwali eid
ramadan hanukkah passover juneteenth weihnachten ostern silvester pfingsten navidad nochebuena nochevieja pascua semana santa reyes
noel paques toussaint natal pascoa carnaval kerst kerstmis pasen pinksteren koningsdag natale pasqua capodanno ferragosto wigilia
boze narodzenie wielkanoc sylwester jul julafton pask midsommar nyar bayram ramazan yilbasi`
    .split(/\s+/)
    .filter(Boolean),
)

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
