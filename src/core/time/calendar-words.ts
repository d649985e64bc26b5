/** Days, months and small numbers in words, in the languages that memory reads. */

interface CalendarWords {
  /** From Monday on. */
  weekdays: readonly string[]
  /** From January on. */
  months: readonly string[]
  /** From two on: in most of the languages, one is an article. */
  numbers: readonly string[]
}

const words = (text: string): string[] => text.split(' ')

export const ENGLISH_CALENDAR: CalendarWords = {
  weekdays: words('monday tuesday wednesday thursday friday saturday sunday'),
  months: words('january february march april may june july august september october november december'),
  numbers: words('two three four five six seven eight nine ten'),
}

/** Also the short forms: `jun` beside `june`. */
export const ENGLISH_MONTHS: readonly string[] = [
  ...ENGLISH_CALENDAR.months,
  ...ENGLISH_CALENDAR.months.map((month) => month.slice(0, 3)),
]

const GERMAN_CALENDAR: CalendarWords = {
  weekdays: words('montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag'),
  months: words('januar februar märz april mai juni juli august september oktober november dezember'),
  numbers: words('zwei drei vier fünf sechs sieben acht neun zehn'),
}

const CALENDARS: readonly CalendarWords[] = [
  ENGLISH_CALENDAR,
  {
    weekdays: words('lunes martes miércoles jueves viernes sábado domingo'),
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    numbers: words('dos tres cuatro cinco seis siete ocho nueve diez'),
  },
  GERMAN_CALENDAR,
  {
    weekdays: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    numbers: words('deux trois quatre cinq six sept huit neuf dix'),
  },
  {
    weekdays: words('segunda terça quarta quinta sexta sábado domingo'),
    months: words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    numbers: words('dois/duas três quatro cinco seis sete oito nove dez'),
  },
]

const WEEKDAYS = new Set(CALENDARS.flatMap(({ weekdays }) => weekdays.flatMap((day) => day.split('/'))))
const MONTHS = new Set([...CALENDARS.flatMap(({ months }) => months), ...ENGLISH_MONTHS])
const FIRST_NUMBER = 2
const NUMBERS = new Map(
  CALENDARS.flatMap(({ numbers }) =>
    numbers.flatMap((forms, index) => forms.split('/').map((form): [string, number] => [form, index + FIRST_NUMBER])),
  ),
)

/** In the singular or plural. */
export const isWeekday = (word: string): boolean => WEEKDAYS.has(word) || WEEKDAYS.has(word.replace(/s$/, ''))

export const isMonth = (word: string): boolean => MONTHS.has(word)

const SHORTEST_MONTH = 3

/** `Okt` as well as `Oktober`. */
export const isGermanMonth = (word: string): boolean =>
  word.length >= SHORTEST_MONTH && GERMAN_CALENDAR.months.some((month) => month.startsWith(word.toLowerCase()))

export const numberNamed = (word: string): number | undefined => NUMBERS.get(word)

/** `Drei` as `three`, from two to ten. */
export const numberInEnglish = (word: string): string | undefined =>
  ENGLISH_CALENDAR.numbers[(numberNamed(word.toLowerCase()) ?? 0) - FIRST_NUMBER]

export const CALENDAR_WORDS: readonly string[] = [...WEEKDAYS, ...MONTHS, ...NUMBERS.keys()]
