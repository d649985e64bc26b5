import { once } from '../../once.ts'
import { folded } from '../../text/words.ts'

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
export const monthNames = once(
  (): ReadonlySet<string> => new Set([...FORMS.flatMap((form) => namesOf(form, LOCALES)), 'sept']),
)

/** What has a capital without being a name; elsewhere months have one by mistake only, and Julio and Paz are people. */
export const calendarNames = once(
  (): ReadonlySet<string> =>
    new Set([
      ...namesOf({ month: 'long' }, ['en', 'tr']),
      ...namesOf({ weekday: 'long' }, LOCALES),
      ...namesOf({ weekday: 'short' }, ['en']),
    ]),
)

export const HOLIDAY_NAMES: ReadonlySet<string> = new Set(
  `christmas xmas easter thanksgiving halloween valentine valentines new year years eve day boxing good friday monday diwali eid
ramadan hanukkah passover juneteenth weihnachten ostern silvester pfingsten navidad nochebuena nochevieja pascua semana santa reyes
noel paques toussaint natal pascoa carnaval kerst kerstmis pasen pinksteren koningsdag natale pasqua capodanno ferragosto wigilia
boze narodzenie wielkanoc sylwester jul julafton pask midsommar nyar bayram ramazan yilbasi`
    .split(/\s+/)
    .filter(Boolean),
)

const DAY = '(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])'
const ORDINAL = '(?:st|nd|rd|th|er|re|e|o|a|º|ª|\\.)?'
/** `7 to 11`, `vom Mo., 7., bis Fr., 11.` */
const TO =
  '\\s?,?\\s?(?:[-–—/]|to|till|and|bis|und|al?|y|e|au|et|ate|t/m|tot|en|do|i|till|och|ve|الى|و)\\s?(?:\\p{L}{2,10}\\.?,?\\s)?'
const BEFORE = `(?:(?:${DAY}${ORDINAL}${TO})?${DAY}${ORDINAL}\\s*(?:de |of |d')?\\s*)?`
const AFTER = `(?:\\.?\\s*${DAY}(?:st|nd|rd|th)?(?:${TO}${DAY}(?:st|nd|rd|th)?)?(?!\\d|[:.,']\\d|k\\b))?`
const YEAR = `(?:\\.?,?\\s*(?:de |del )?(?:19|20)\\d{2}(?!\\d))?`
const written = once(() => {
  const months = [...monthNames()].sort((one, other) => other.length - one.length).join('|')
  return new RegExp(`${BEFORE}(?<!\\p{L})(?:${months})(?!\\p{L})${AFTER}${YEAR}`, 'gu')
})
const NUMERIC = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?!\d)/g
const EAST_ASIAN =
  /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?(?:[〜~-]\s?\d{1,2}\s?)?[日일](?:から\d{1,2}日(?!間))?)?|\d{4}\s?[年년]/gu
const BARE_YEAR = /(?<![\d.,'])((?:19|20)\d{2})(?:[/–-]\d{2}(?:\d{2})?)?(?!\d|[.,']\d)/g
const YEARS_BACK = 20
const YEARS_AHEAD = 10
const isNear = (one: number, year: number): boolean => one >= year - YEARS_BACK && one <= year + YEARS_AHEAD

/** A folded text without dates in any usual form and without years about the given one, or said as `'98`. */
const withoutDates = (text: string, year: number, said: ReadonlySet<number>): string =>
  text
    .replace(NUMERIC, ' ; ')
    .replace(EAST_ASIAN, ' ; ')
    .replace(written(), ' ; ')
    .replace(BARE_YEAR, (found, digits: string) =>
      isNear(Number(digits), year) || said.has(Number(digits) % 100) ? ' ; ' : found,
    )

/** One to twelve as people count, tell the time and number things, in twelve languages; alternatives by a slash. */
const WORDS = [
  'a/an/one/once two/couple/twice/both/double three four five six seven eight nine ten eleven twelve/noon/midnight/midday/dozen',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'ein/eine/eins/einen/einem/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf/mittag/mitternacht',
  'erste/ersten zweite/zweiten dritte/dritten vierte/vierten fünfte/fünften sechste/sechsten siebte/siebten achte/achten neunte/neunten',
  'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce/mediodía/medianoche',
  'primer/primero/primera segundo/segunda tercer/tercero/tercera cuarto/cuarta quinto/quinta sexto/sexta',
  'un/une deux trois quatre cinq six sept huit neuf dix onze douze/midi/minuit',
  'premier/première deuxième troisième quatrième cinquième sixième',
  'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze/meio-dia',
  'een/één/eerste twee/tweede drie/derde vier/vierde vijf/vijfde zes/zesde zeven/zevende acht/achtste negen tien elf twaalf',
  'un/una/uno/primo due/secondo tre/terzo quattro/quarto cinque/quinto sei/sesto sette otto nove dieci undici dodici/mezzogiorno/mezzanotte',
  'jeden/jedna/jedno dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/południe',
  'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
  'en/ett/första två/andra tre/tredje fyra/fjärde fem/femte sex/sjätte sju åtta nio tio elva tolv',
  'bir/birde iki/ikide üç/üçte dört/dörtte beş/beşte altı/altıda yedi/yedide sekiz/sekizde dokuz/dokuzda on/onda onbir/onbirde oniki/öğlen',
  'واحد/واحدة اثنين/اثنان/تنين ثلاث/ثلاثة/تلاتة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثمانية/تمانية تسع/تسعة عشر/عشرة',
  'الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة',
  '一 二/两 三 四 五 六 七 八 九 十 十一 十二/正午',
]

const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ONES = 'one two three four five six seven eight nine'.split(' ')

/** People write their age in words: `eighty-three`, or `eighty three`. */
const LARGER_WORDS: ReadonlyMap<string, number> = new Map([
  ...TEENS.map((word, index) => [word, index + 13] as const),
  ...TENS.flatMap((ten, tens) => [
    [ten, 10 * (tens + 2)] as const,
    ...ONES.map((one, index) => [`${ten} ${one}`, 10 * (tens + 2) + index + 1] as const),
  ]),
])

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((language) =>
    language
      .split(' ')
      .flatMap((alternatives, index) => alternatives.split('/').map((word) => [folded(word), index + 1] as const)),
  ),
)

const MARK = /[.,'\s]/
const NUMBER = /\d+(?:[.,']\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g
const TIMES: [RegExp, number][] = [
  [/^\s?(?:hundred|hundert|cent|cien|honderd|hundra)/, 100],
  [/^\s?(?:万|萬|만)/u, 10_000],
]

/** What a number may mean: `3.150` is 3150 or 3.15. */
function meanings(digits: string): number[] {
  const groups = digits.split(MARK)
  const [first = '', ...rest] = groups
  const values: number[] = []
  if (rest.every(({ length }) => length === 3)) values.push(Number(groups.join('')))
  if (rest.length > 0 && !/\s/.test(digits)) values.push(Number(`${first}${rest.slice(0, -1).join('')}.${rest.at(-1)}`))
  return values
}

const LONGEST_MARKER = 12

interface FoundNumber {
  digits: string
  values: number[]
}

function numbersIn(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 0: digits, index }) => {
    const end = index + digits.length
    const factor = TIMES.find(([pattern]) => pattern.test(text.slice(end, end + LONGEST_MARKER)))?.[1] ?? 1
    return { digits, values: meanings(digits).flatMap((value) => [value, value * factor]) }
  })
}

const digitValues = (text: string): number[] =>
  numbersIn(text).flatMap(({ digits, values }) => [...values, ...digits.split(MARK).map(Number)])

/** Chinese and Japanese words have no spaces between them. */
const UNSPACED_WORDS = [...NUMBER_WORDS].filter(([word]) => /\p{Script=Han}/u.test(word))

const LARGER =
  /\b(?:thir|four|fif|six|seven|eigh|nine)teen\b|\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?\b/g

const HUNDREDS = /(\p{L}+)[ -]hundred\b/gu

function wordValues(text: string): number[] {
  const spaced = (text.match(/\p{L}+/gu) ?? []).map((word) => NUMBER_WORDS.get(word))
  const unspaced = UNSPACED_WORDS.map(([word, value]) => (text.includes(word) ? value : undefined))
  const larger = (text.match(LARGER) ?? []).map((words) => LARGER_WORDS.get(words.replace('-', ' ')))
  const hundreds = [...text.matchAll(HUNDREDS)].map(([, word = '']) => 100 * (NUMBER_WORDS.get(word) ?? Number.NaN))
  return [...spaced, ...unspaced, ...larger, ...hundreds].filter((value) => value !== undefined)
}

const saidValues = (texts: readonly string[]): Set<number> =>
  new Set(texts.map(folded).flatMap((text) => [...digitValues(text), ...wordValues(text)]))

const THOUSANDS = [1, 1000, 1_000_000]
const isSaid = (value: number, said: ReadonlySet<number>): boolean =>
  THOUSANDS.some((factor) => said.has(value * factor) || said.has(value / factor))

const CLOCK =
  /(?<![\d.,])(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d))?\s?(?:a\.?m\b|p\.?m\b|uhr|uur|o'?clock|h\b)|(?<![\d.,])(\d{1,2})[:h](\d{2})(?!\d)|(?<![\p{L}])(?:kl|klockan|saat|ore|alle|las|as|um|om|o|godz|الساعه)\.?\s(\d{1,2})(?:[.:](\d{2}))?(?![\d.,]*\d)|(\d{1,2})\s?[時时시](?:\s?(\d{1,2})\s?[分분])?/gu
const QUARTERS = new Set([0, 15, 30, 45])

function isHourSaid(hour: number, said: ReadonlySet<number>): boolean {
  return said.has(hour) || (hour <= 24 && (said.has(hour + 12) || said.has(hour - 12)))
}

function isTimeSaid(hour: number, minute: number, said: ReadonlySet<number>): boolean {
  if (said.has(hour * 100 + minute) || said.has((hour + 12) * 100 + minute) || said.has((hour - 12) * 100 + minute))
    return true
  // "Half three" and "a quarter to three" name the hour that comes.
  const isHour = isHourSaid(hour, said) || (minute >= 30 && isHourSaid((hour % 12) + 1, said))
  return isHour && (QUARTERS.has(minute) || said.has(minute) || said.has(60 - minute))
}

/** The first number in a text that the sources do not have, if any. Dates and years are left out. */
export function unsaidNumber(text: string, sources: readonly string[], year: number): string | undefined {
  const said = saidValues(sources)
  let unsaid: string | undefined
  const rest = withoutDates(folded(text), year, said).replace(CLOCK, (time, ...groups: (string | undefined)[]) => {
    const [hour = '', minute = '0'] = [
      groups[0] ?? groups[2] ?? groups[4] ?? groups[6],
      groups[1] ?? groups[3] ?? groups[5] ?? groups[7],
    ]
    if (!isTimeSaid(Number(hour), Number(minute), said)) unsaid ??= time
    return ' ; '
  })
  if (unsaid) return unsaid
  return numbersIn(rest).find(({ digits, values }) => {
    if (values.some((value) => isSaid(value, said))) return false
    // "2 100" may also be two numbers beside each other.
    return !/^[\d\s]+\s\d+$/.test(digits) || !digits.split(MARK).every((part) => isSaid(Number(part), said))
  })?.digits
}
