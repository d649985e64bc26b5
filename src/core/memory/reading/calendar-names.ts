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
