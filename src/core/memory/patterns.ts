import { shortDate } from '../time/dates.ts'
import { daysAhead, type ReadDates } from '../time/days-ahead.ts'
import type { MemoryCategory, MemoryKind } from './kinds.ts'
import { plainClauses } from './pattern-sentences.ts'
import { fits, PLACES } from './pattern-values.ts'

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
const HEALTH: Line = { kind: 'fact', category: 'health' }
const DIET: Line = { kind: 'preference', category: 'food' }
const LIKE: Line = { kind: 'preference', category: 'leisure' }
const GOAL: Line = { kind: 'goal', category: 'personal' }
const PLAN: Line = { kind: 'plan', category: 'other' }
const PEOPLE: Line = { kind: 'relationship', category: 'family' }
const RELATIVE: Line = { ...PEOPLE, about: '{relation}' }
const NAMED: Line = { ...PEOPLE, about: '{name}' }
const PET: Line = { ...PEOPLE, about: '{animal}' }

/** A whole clause, where `{place}` is filled as `fits` allows, and the line that it yields. */
const SHAPES: readonly (readonly [clause: string, text: string, line: Line])[] = [
  ['my name is {called}', 'Is called {called}.', { ...SELF, slot: 'name' }],
  ['(?:please |you can |just )?call me {name}', 'Wants to be called {name}.', { ...SELF, slot: 'name' }],
  ['I (?:currently |now |still )?live in {place}', 'Lives in {place}.', { ...HOME, slot: 'home' }],
  ['I am (?:currently |now |still )?living in {place}', 'Lives in {place}.', { ...HOME, slot: 'home' }],
  ['I(?: have)? (?:just |recently )?moved to {place}', 'Moved to {place}.', { ...HOME, slot: 'home' }],
  ['I {origin} in {place}', '{origin} in {place}.', SELF],
  ['I (?:come|am(?: originally)?) from {place}', 'Comes from {place}.', SELF],
  ['I (?:currently |now )?work as {work}', 'Works as {work}.', WORK],
  ['I (?:currently |now )?work as {work} (?<at>at|for) {employer}', 'Works as {work} {at} {employer}.', WORK],
  ['I am {job}', 'Is {job}.', WORK],
  ['I am {job} (?<at>at|for) {employer}', 'Is {job} {at} {employer}.', WORK],
  ['I (?:currently |now )?work (?<at>at|for) {employer}', 'Works {at} {employer}.', { ...WORK, slot: 'employer' }],
  ['I am (?<state>married|engaged|retired)', 'Is {state}.', SELF],
  ['I am married to {name}', 'Is married to {name}.', NAMED],
  ['I am married with {family}', 'Is married with {family}.', PEOPLE],
  ['I have {family}', 'Has {family}.', PEOPLE],
  ['I have {family} and {family2}', 'Has {family} and {family2}.', PEOPLE],
  ['I have an? {relation} (?:called|named) {name}', 'Their {relation} is called {name}.', NAMED],
  ["my {relation}(?:'?s name)? is (?:called |named )?{name}", 'Their {relation} is called {name}.', NAMED],
  ['my {relation} lives in {place}', 'Their {relation} lives in {place}.', { ...RELATIVE, slot: 'home' }],
  ['my {relation} {name} lives in {place}', 'Their {relation} {name} lives in {place}.', { ...NAMED, slot: 'home' }],
  ['my {relation} (?:is|works as) {job}', 'Their {relation} is {job}.', RELATIVE],
  ['my {relation} {name} (?:is|works as) {job}', 'Their {relation} {name} is {job}.', NAMED],
  ['I have an? {animal},? (?:called|named) {called}', 'Has a {animal} called {called}.', { ...PET, about: '{called}' }],
  ["my {animal}(?:'?s name)? is (?:called |named )?{name}", 'Their {animal} is called {name}.', NAMED],
  ['I am allergic to {allergen}', 'Is allergic to {allergen}.', HEALTH],
  ['I am allergic to {allergen} and {allergen2}', 'Is allergic to {allergen} and {allergen2}.', HEALTH],
  ['I am (?:an? )?{diet}', 'Is {diet}.', DIET],
  ["I (?:do not|don'?t|never) eat {food}", 'Does not eat {food}.', DIET],
  ["I (?:cannot|can'?t) eat {food}", 'Cannot eat {food}.', HEALTH],
  ['my favou?rite {topic} is {thing}', 'Their favorite {topic} is {thing}.', { ...LIKE, slot: 'favorite {topic}' }],
  ['I (?:really |absolutely |just |do )?love {thing}', 'Loves {thing}.', LIKE],
  ['I (?:really |absolutely |just )?hate {thing}', 'Hates {thing}.', LIKE],
  ['my (?:main |biggest |big )?goal(?: this year)? is to {deed}', 'Wants to {deed}.', GOAL],
  ['I want to become {work}', 'Wants to become {work}.', GOAL],
  ['I am saving(?: up)?(?: money)? (?:for|to buy) {thing}', 'Saves for {thing}.', GOAL],
  ['I am training for {thing}', 'Trains for {thing}.', GOAL],
  ['I have {event} {when}', 'Has {event} {when}.', PLAN],
  ['I have {event} {when} (?<at>with|at|in) {thing}', 'Has {event} {when} {at} {thing}.', PLAN],
  ['my {occasion} is {when}', 'Their {occasion} is {when}.', PLAN],
  ['I am {going} {thing} {when}', 'Is {going} {thing} {when}.', PLAN],
  ['I am getting married {when}', 'Is getting married {when}.', PLAN],
]

const TAIL =
  '(?: (?:now|too|as well|currently|right now|at the moment|myself|these days|btw|by the way|though|actually|at least))*'

const READERS = SHAPES.map(([clause, text, line]) => ({
  pattern: new RegExp(
    `^${clause.replace(/\{(\w+?)(\d?)\}/g, (_, kind, number) => `(?<${kind}${number}>${PLACES[kind] ?? '.+?'})`)}${TAIL}$`,
    'iu',
  ),
  text,
  line,
}))

/** The values of a clause as they are shown, or null if one of them does not fit its place. */
function valuesOf(found: Readonly<Record<string, string>>): Map<string, string> | null {
  const values = new Map<string, string>()
  for (const [place, said] of Object.entries(found)) {
    const shown = fits(place.replace(/\d$/, ''), said)
    if (shown === null) return null
    values.set(place, shown)
  }
  return values
}

const fill = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, place) => values.get(place) ?? '')

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Said = Omit<PatternMemory, 'quote' | 'expires'>

function readClause(clause: string): Said | null {
  for (const { pattern, text, line } of READERS) {
    const found = pattern.exec(clause)
    const values = found && valuesOf(found.groups ?? {})
    if (!values) continue
    const { kind, category, about = 'self', slot } = line
    return {
      text: sentence(fill(text, values)),
      about: fill(about, values),
      kind,
      category,
      slot: slot ? fill(slot, values) : null,
    }
  }
  return null
}

/**
 * What a message plainly says of the person and their people. Rather nothing than something wrong: a question, a wish,
 * a joke, a quotation or a text to work on yields nothing. A day that cannot be told stays in words, with the day of the message.
 */
export function findPatternMemories(text: string, at: Date, timeZone: string, readDates: ReadDates): PatternMemory[] {
  const found = plainClauses(text).flatMap(({ said, quote }): PatternMemory[] => {
    const days = daysAhead(said, at, timeZone, readDates)
    const [day] = days
    if (days.length > 1) return []
    const clause = day ? `${said.slice(0, day.index)}${day.words}${said.slice(day.end)}` : said
    const read = readClause(clause)
    if (!read) return []
    if (read.kind !== 'plan') return day ? [] : [{ ...read, expires: null, quote }]
    const words = day ? read.text : `${read.text.slice(0, -1)} (said ${shortDate(at.toISOString(), timeZone)}).`
    return [{ ...read, text: words, expires: day?.date ?? null, quote }]
  })
  return [...new Map(found.map((memory) => [memory.text, memory])).values()]
}
