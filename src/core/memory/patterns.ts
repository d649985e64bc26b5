import { shortDate } from '../time/dates.ts'
import { daysAhead, type ReadDates } from '../time/days-ahead.ts'
import type { MemoryCategory, MemoryKind } from './kinds.ts'
import { plainStatements } from './pattern-sentences.ts'
import { categoryOf, fits, PLACES } from './pattern-values.ts'

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

interface Line {
  kind: MemoryKind
  category: MemoryCategory
  about?: string
  slot?: string
}

const SELF: Line = { kind: 'fact', category: 'personal' }
const HOME: Line = { kind: 'fact', category: 'home' }
const WORK: Line = { kind: 'fact', category: 'work' }
const STUDY: Line = { kind: 'fact', category: 'learning' }
const HEALTH: Line = { kind: 'fact', category: 'health' }
const DIET: Line = { kind: 'preference', category: 'food' }
const LIKE: Line = { kind: 'preference', category: 'leisure' }
const GOAL: Line = { kind: 'goal', category: 'personal' }
const PLAN: Line = { kind: 'plan', category: 'other' }
const PEOPLE: Line = { kind: 'relationship', category: 'family' }
const RELATIVE: Line = { ...PEOPLE, about: '{kin}' }
const NAMED: Line = { ...PEOPLE, about: '{name}' }

/** A whole statement, where `{place}` is filled as `fits` allows, and the line that it yields. */
const SHAPES: readonly (readonly [statement: string, text: string, line: Line])[] = [
  ['my name is {called}', 'Is called {called}.', { ...SELF, slot: 'name' }],
  ['(?:hi|hey|hello|hiya)(?: there| all| everyone)?[,.!]? I am {name}', 'Is called {name}.', { ...SELF, slot: 'name' }],
  ['(?:please |you can |just )?call me {name}', 'Wants to be called {name}.', { ...SELF, slot: 'name' }],
  ['(?:I|we) (?:currently |now |still )?live in {place}', 'Lives in {place}.', { ...HOME, slot: 'home' }],
  [
    '(?:I|we) (?:currently |now |still )?live in {place} with {people}',
    'Lives in {place} with {people}.',
    { ...HOME, slot: 'home' },
  ],
  ['I am (?:currently |now |still )?living in {place}', 'Lives in {place}.', { ...HOME, slot: 'home' }],
  ['my {relation} and I live in {place}', 'Lives in {place} with their {relation}.', { ...HOME, slot: 'home' }],
  ['I live (?:at home )?with {people}', 'Lives with {people}.', HOME],
  ['(?:I|we)(?: have)? (?:just |recently )?moved to {place}', 'Moved to {place}.', { ...HOME, slot: 'home' }],
  ['I {origin} in {place}', '{origin} in {place}.', SELF],
  ['I (?:come|am(?: originally)?) from {place}', 'Comes from {place}.', SELF],
  ['I (?:currently |now )?work as {work}', 'Works as {work}.', WORK],
  ['I (?:currently |now )?work as {work} (?<at>at|for|in) {employer}', 'Works as {work} {at} {employer}.', WORK],
  ['I am {job}', 'Is {job}.', WORK],
  ['I am {job} (?<at>at|for|in) {employer}', 'Is {job} {at} {employer}.', WORK],
  ['I (?:currently |now )?work (?<at>at|for) {employer}', 'Works {at} {employer}.', { ...WORK, slot: 'employer' }],
  ['I (?:currently |now )?work in {field}', 'Works in {field}.', WORK],
  ['I (?:am studying|study) {subject}', 'Studies {subject}.', STUDY],
  ['I (?:am studying|study) {subject} at {employer}', 'Studies {subject} at {employer}.', STUDY],
  ['I am {state}', 'Is {state}.', SELF],
  ['I am {parent}', 'Is {parent}.', PEOPLE],
  ['I am (?<state>married|engaged) to {name}', 'Is {state} to {name}.', NAMED],
  ['I am married (?:with|and have) {own}', 'Is married with {own}.', PEOPLE],
  ['(?:I|we) have {own}', 'Has {own}.', PEOPLE],
  ['(?:I|we) have {own},? (?:called |named )?{names}', 'Has {own}, {names}.', PEOPLE],
  ['I have an? {relation},? (?:called |named )?{name}', 'Their {relation} is called {name}.', NAMED],
  ["my {relation}(?:'?s name)? is (?:called |named )?{name}", 'Their {relation} is called {name}.', NAMED],
  ['my {relation} lives in {place}', 'Their {relation} lives in {place}.', { ...RELATIVE, slot: 'home' }],
  ['my {relation} {name} lives in {place}', 'Their {relation} {name} lives in {place}.', { ...NAMED, slot: 'home' }],
  ['my {relation} is from {place}', 'Their {relation} is from {place}.', RELATIVE],
  ['my {relation} {name} is from {place}', 'Their {relation} {name} is from {place}.', NAMED],
  ['my {elders} live in {place}', 'Their {elders} live in {place}.', { ...PEOPLE, about: '{elders}', slot: 'home' }],
  ['my {relation} (?:is|works as) {job}', 'Their {relation} is {job}.', RELATIVE],
  ['my {relation} {name} (?:is|works as) {job}', 'Their {relation} {name} is {job}.', NAMED],
  ['my {relation} is allergic to {allergen}', 'Their {relation} is allergic to {allergen}.', RELATIVE],
  ['my {relation} is (?:an? )?{diet}', 'Their {relation} is {diet}.', RELATIVE],
  [
    '(?:I|we) have an? {animal},? (?:called|named) {called}',
    'Has a {animal} called {called}.',
    { ...PEOPLE, about: '{called}' },
  ],
  ["my {animal}(?:'?s name)? is (?:called |named )?{name}", 'Their {animal} is called {name}.', NAMED],
  ['I am (?:very |really |severely |deathly |highly )?allergic to {allergen}', 'Is allergic to {allergen}.', HEALTH],
  ['I am (?:an? )?{diet}', 'Is {diet}.', DIET],
  ["(?:I|we) (?:do not|don'?t|never) eat {food}", 'Does not eat {food}.', DIET],
  ["I (?:cannot|can'?t) eat {food}", 'Cannot eat {food}.', HEALTH],
  [
    'my (?:all[- ]time )?favou?rite {topic} is {favorite}',
    'Their favorite {topic} is {favorite}.',
    { ...LIKE, slot: 'favorite {topic}' },
  ],
  ['I (?:really |absolutely |just |do )?(?:love|adore) {thing}', 'Loves {thing}.', LIKE],
  ["I (?:(?:really |absolutely |just )?hate|(?:really )?can'?t stand) (?!to ){thing}", 'Hates {thing}.', LIKE],
  ['I am a (?:big|huge|massive) fan of {fan}', 'Is a big fan of {fan}.', LIKE],
  ['my (?:main |biggest |big )?(?:goal|dream)(?: this year)? is to {deed}', 'Wants to {deed}.', GOAL],
  ['I want to become {work}', 'Wants to become {work}.', GOAL],
  ['I (?:am trying|want) to {aim}', 'Wants to {aim}.', GOAL],
  ['I am saving(?: up)?(?: money)? (?:for|to buy) {thing}', 'Is saving for {thing}.', GOAL],
  ['I am training for {event}', 'Is training for {event}.', GOAL],
  ['I have {event} {when}', 'Has {event} {when}.', PLAN],
  ['{when},? I have {event}', 'Has {event} {when}.', PLAN],
  ['I have {event} {when} (?<at>with|at|in) {somewhere}', 'Has {event} {when} {at} {somewhere}.', PLAN],
  ['my {occasion} is {when}', 'Their {occasion} is {when}.', PLAN],
  ['(?:I am|we are) {going} {somewhere} {when}', 'Is {going} {somewhere} {when}.', PLAN],
  ['{when},? (?:I am|we are) {going} {somewhere}', 'Is {going} {somewhere} {when}.', PLAN],
  ['(?:I am|we are) getting married {when}', 'Is getting married {when}.', PLAN],
]

const TAIL =
  '(?: (?:now|too|as well|currently|right now|at the moment|myself|these days|btw|by the way|though|actually|at least))*'

const READERS = SHAPES.map(([statement, text, line]) => ({
  pattern: new RegExp(
    `^${statement.replace(/\{(\w+)\}/g, (_, place) => `(?<${place}>${PLACES[place] ?? '.+?'})`)}${TAIL}$`,
    'iu',
  ),
  text,
  line,
}))

/** The values of a statement as they are shown, or null if one of them does not fit its place. */
function valuesOf(found: Readonly<Record<string, string>>): Map<string, string> | null {
  const values = new Map<string, string>()
  for (const [place, said] of Object.entries(found)) {
    const shown = fits(place, said)
    if (shown === null) return null
    values.set(place, shown)
  }
  return values
}

const fill = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, place) => values.get(place) ?? '')

type Said = Omit<PatternMemory, 'quote' | 'expires'>

function readWhole(statement: string): Said | null {
  for (const { pattern, text, line } of READERS) {
    const found = pattern.exec(statement)
    const values = found && valuesOf(found.groups ?? {})
    if (!values) continue
    const shown = fill(text, values)
    return {
      text: shown.charAt(0).toUpperCase() + shown.slice(1).replace(/\.\.$/, '.'),
      about: fill(line.about ?? 'self', values),
      kind: line.kind,
      category: values.has('kin') ? categoryOf(values.get('kin') ?? '') : line.category,
      slot: line.slot ? fill(line.slot, values) : null,
    }
  }
  return null
}

/**
 * What a message plainly says of the person and their people. Rather nothing than something wrong: a question, a wish,
 * a joke, a quotation or a text to work on yields nothing. A day that cannot be told stays in words, with the day of the message.
 */
export function findPatternMemories(text: string, at: Date, timeZone: string, readDates: ReadDates): PatternMemory[] {
  const read = (said: string, quote: string): PatternMemory[] => {
    const [day, another] = daysAhead(said, at, timeZone, readDates)
    const found = readWhole(day ? `${said.slice(0, day.index)}${day.words}${said.slice(day.end)}` : said)
    if (!found || another) return []
    if (found.kind !== 'plan') return day ? [] : [{ ...found, expires: null, quote }]
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
