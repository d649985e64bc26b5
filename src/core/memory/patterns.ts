import { once } from '../once.ts'
import { shortDate } from '../time/dates.ts'
import { daysAhead, type ReadDates } from '../time/days-ahead.ts'
import { MEMORY_CATEGORIES, MEMORY_KINDS, type MemoryCategory, type MemoryKind } from './kinds.ts'
import { SHAPES } from './pattern-shapes.ts'
import { capital, categoryOf, plainStatements, shownAs, withPlaces } from './pattern-values.ts'

/** A line of memory that a sentence of a whole and plain shape yields. English only. */
export interface PatternMemory {
  /** One plain sentence, without a subject where it is about the person: `Lives in Leeds.` */
  text: string
  /** `self`, a name, or the word for somebody without one: `sister`. */
  about: string
  kind: MemoryKind
  category: MemoryCategory
  /** The last day on which it lies ahead, `2026-12-03`. */
  expires: string | null
  /** What it states of `about`: a later statement of the same takes its place. Null if both may be true. */
  slot: string | null
  /** The sentence of the message, word for word. */
  quote: string
}

const TAIL =
  '(?:,? (?:now|too|as well|currently|right now|at the moment|myself|these days|btw|by the way|though|actually|at least|of my own|of our own))*'
const readers = once(() =>
  SHAPES.trim()
    .split('\n')
    .map((row) => {
      const [shape = '', text = '', rest = ''] = row.split(' => ')
      const [kind, category, about, ...slot] = rest.split(' ')
      return {
        pattern: new RegExp(`^${withPlaces(shape)}${TAIL}$`, 'i'),
        text,
        kind: MEMORY_KINDS.find((one) => one === kind) ?? 'fact',
        category: MEMORY_CATEGORIES.find((one) => one === category) ?? 'other',
        isSelf: about === 'self',
        slot: slot.join(' '),
      }
    }),
)

type Values = ReadonlyMap<string, string>

/** The values of a statement as they are shown, or null if one of them does not fit its place. */
function valuesOf(found: Readonly<Record<string, string | undefined>>): Values | null {
  const values = new Map<string, string>()
  for (const [place, said] of Object.entries(found)) {
    if (said === undefined) continue
    const shown = shownAs(place, said)
    if (shown === null) return null
    values.set(place, shown)
  }
  return values
}

const fill = (text: string, values: Values): string =>
  text
    .replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_, part, place) => (values.has(place) ? part : ''))
    .replace(/\{(\w+)\}/g, (_, place) => values.get(place) ?? '')
    .replace(/\.\.$/, '.')

/** Of these, a person may have several. */
const SEVERAL =
  /^(?:son|daughter|brother|sister|friend|cousin|aunt|uncle|niece|nephew|neighbou?r|colleague|coworker|grand\w+|gran|nana?|\w+mate|manager)$/i
const isOne = (slot: string, values: Values, about: string): boolean =>
  slot !== '' && (slot !== 'employer' || values.has('employer')) && !SEVERAL.test(about)

const PERSON = ['name', 'called', 'kin', 'elders', 'animal']

function readWhole(statement: string): Omit<PatternMemory, 'quote' | 'expires'> | null {
  for (const { pattern, text, kind, category, isSelf, slot } of readers()) {
    const found = pattern.exec(statement)
    const values = found && valuesOf(found.groups ?? {})
    if (!values) continue
    const about = isSelf ? 'self' : (PERSON.map((place) => values.get(place)).find(Boolean) ?? 'self')
    const kin = values.get('kin')
    return {
      text: capital(fill(text, values)),
      about,
      kind,
      category: kin && !isSelf ? categoryOf(kin) : category,
      slot: isOne(slot, values, about) ? fill(slot, values) : null,
    }
  }
  return null
}

/** Beside what was said before, not in its place. */
const ALSO = /\b(?:also|too|as well|another|second|part[- ]time|sometimes)\b/i

/**
 * What a message plainly says of the person and their people. Rather nothing than something wrong: a question, a wish,
 * a joke, a quotation or a text to work on yields nothing. A day that cannot be told stays in words, with the day of the message.
 */
export function findPatternMemories(text: string, at: Date, timeZone: string, readDates: ReadDates): PatternMemory[] {
  const read = (said: string, quote: string): PatternMemory[] => {
    const [day, another] = daysAhead(said, at, timeZone, readDates)
    const found = readWhole(day ? `${said.slice(0, day.index)}${day.words}${said.slice(day.end)}` : said)
    if (!found || another) return []
    const slot = ALSO.test(quote) ? null : found.slot
    if (found.kind !== 'plan') return day ? [] : [{ ...found, slot, expires: null, quote }]
    const words = day ? found.text : `${found.text.slice(0, -1)} (said ${shortDate(at.toISOString(), timeZone)}).`
    return [{ ...found, text: words, expires: day?.date ?? null, quote }]
  }
  const found = plainStatements(text).flatMap(({ readings, quote }) => {
    for (const reading of readings) {
      const memories = read(reading, quote)
      if (memories.length > 0) return memories
    }
    return []
  })
  return [...new Map(found.map((memory) => [memory.text, memory])).values()]
}
