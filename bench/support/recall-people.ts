import { ANSWERS, BY_HELPER, BY_PERSON } from './recall-sets/chatter.ts'
import { EVENTS, PLANS } from './recall-sets/events.ts'
import { FACTS } from './recall-sets/facts.ts'
import { SECRETS } from './recall-sets/secrets.ts'
import { UPDATES } from './recall-sets/updates.ts'

/** People who chat with three helpers for most of a year, and mention a few facts among all the chatter. */

export interface Turn {
  id: string
  role: 'user' | 'assistant'
  text: string
  at: number
  helper: string
  shared?: boolean
  sensitive?: boolean
}

export type Kind = 'plain' | 'other words' | 'updated' | 'by date' | 'planned' | 'kept' | 'leak'

export interface Asked {
  kind: Kind
  text: string
  helper: string
  /** Turns that answer it; for `leak`, those that must not be found. */
  wanted: string[]
}

export interface MadePerson {
  id: string
  turns: Turn[]
  questions: Asked[]
  askedAt: number
}

/** Before, after, and the question. */
type Change = readonly [before: string, after: string, asked: string]

export type Half = 'development' | 'held-out'

const DAY = 86_400_000
const MINUTE = 60_000
const DAYS = 300
const HELPERS = ['Ada', 'Bo', 'Cleo']
const TOLD = { facts: 9, updates: 6, events: 12, plans: 3, secrets: 4 }
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

type Next = () => number

/** The same numbers in [0, 1) in every run. */
function numbers(seed: number): Next {
  let state = seed * 7919 + 13
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const pick = <One>(next: Next, list: readonly One[]): One => list[Math.floor(next() * list.length)] as One

/** A random part of one half of a list. */
function some<One>(next: Next, list: readonly One[], half: Half, count: number): One[] {
  const own = list.filter((_, index) => index % 2 === (half === 'development' ? 0 : 1))
  return own
    .map((one) => [next(), one] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, one]) => one)
}

interface Planted {
  day: number
  helper: string
  text: string
  shared?: boolean
  sensitive?: boolean
  /** Set when its turn is added. */
  asked(id: string): unknown
}

const nameOfDay = (at: number): string => WEEKDAYS[new Date(at).getUTCDay()] ?? ''
const monthOf = (at: number): string => MONTHS[new Date(at).getUTCMonth()] ?? ''
const dateIn = (at: number): string => `${monthOf(at)} ${new Date(at).getUTCDate()}`

/** Ways to name a day, depending on how long ago it was. */
function waysToName(day: number, today: number): string[] {
  const ago = Math.round((today - day) / DAY)
  const ways = [`on ${dateIn(day)}`, `on ${new Date(day).getUTCDate()} ${monthOf(day)}`]
  if (ago === 1) return ['yesterday']
  if (ago === 2) return ['the day before yesterday', 'two days ago']
  if (ago < 7) return [`last ${nameOfDay(day)}`, `on ${nameOfDay(day)}`, `${ago} days ago`]
  if (ago === 7) return ['a week ago', 'a week ago today']
  if (ago === 14) return ['two weeks ago', 'a fortnight ago']
  if (ago === 21) return ['three weeks ago']
  return ways
}

const ASKED_BY_DATE = [
  'What did I do WHEN?',
  'what was I up to WHEN',
  'What happened WHEN?',
  'Do you remember what I did WHEN?',
  'What did I tell you WHEN?',
]

/** Days of events: recent ones with names of their own, and others all over the year. */
function daysOfEvents(next: Next): number[] {
  const near = [1, 2, 3, 5, 7, 14, 21].filter(() => next() < 0.6)
  const days = new Set(near.map((ago) => DAYS - ago))
  while (days.size < TOLD.events) days.add(20 + Math.floor(next() * (DAYS - 50)))
  return [...days]
}

const dayBetween = (next: Next, from = 5, to = DAYS - 3): number => from + Math.floor(next() * (to - from))

/** A statement, the later one that changes it, and the question about it. */
function planChange(next: Next, [before, after, text]: Change, questions: Asked[]): Planted[] {
  const helper = pick(next, HELPERS)
  const first = { day: dayBetween(next, 5, DAYS / 2), helper, text: before, asked: () => undefined }
  const asked = (id: string) => void questions.push({ kind: 'updated', text, helper, wanted: [id] })
  const day = dayBetween(next, DAYS / 2 + 1)
  return [first, { day, helper: next() < 0.5 ? helper : pick(next, HELPERS), text: after, asked }]
}

/** A person of one half of the sets, determined by the seed. */
export function makePerson(seed: number, half: Half): MadePerson {
  const next = numbers(seed)
  const began = Date.UTC(2025, seed % 12, 1 + (seed % 27))
  const today = began + DAYS * DAY
  const questions: Asked[] = []
  const planted: Planted[] = []
  const anyDay = (from?: number, to?: number): number => dayBetween(next, from, to)
  const helperOf = (): string => pick(next, HELPERS)

  for (const [text, asked, inOtherWords] of some(next, FACTS, half, TOLD.facts)) {
    const to = helperOf()
    planted.push({
      day: anyDay(),
      helper: to,
      text,
      asked(id) {
        const helper = next() < 0.5 ? to : helperOf()
        questions.push({ kind: 'plain', text: asked, helper, wanted: [id] })
        questions.push({ kind: 'other words', text: inOtherWords, helper, wanted: [id] })
      },
    })
  }
  for (const change of some(next, UPDATES, half, TOLD.updates)) planted.push(...planChange(next, change, questions))
  const events = some(next, EVENTS, half, TOLD.events)
  for (const [index, day] of daysOfEvents(next).entries()) {
    const at = began + day * DAY
    const helper = helperOf()
    const when = pick(next, waysToName(at, today))
    const text = pick(next, ASKED_BY_DATE).replace('WHEN', when)
    const said = events[index] ?? ''
    planted.push({
      day,
      helper,
      text: said,
      asked: (id) => void questions.push({ kind: 'by date', text, helper, wanted: [id] }),
    })
  }
  for (const [said, asked] of some(next, PLANS, half, TOLD.plans)) {
    const day = anyDay(30, DAYS - 25)
    const at = began + (day + 3 + Math.floor(next() * 14)) * DAY
    const helper = helperOf()
    const text = asked.replace('DAY', dateIn(at))
    const wanted = (id: string) => void questions.push({ kind: 'planned', text, helper, wanted: [id] })
    planted.push({ day, helper, text: said.replace('DAY', dateIn(at)), asked: wanted })
  }
  for (const [text, asked] of some(next, SECRETS, half, TOLD.secrets)) {
    const to = helperOf()
    const other = HELPERS.find((one) => one !== to) ?? ''
    const sensitive = next() < 0.3
    planted.push({
      day: anyDay(),
      helper: to,
      text,
      shared: false,
      sensitive,
      asked(id) {
        questions.push({ kind: 'leak', text: asked, helper: other, wanted: [id] })
        if (!sensitive) questions.push({ kind: 'kept', text: asked, helper: to, wanted: [id] })
      },
    })
  }
  return {
    id: `${half}-${seed}`,
    turns: chat(next, planted, began, `${half}-${seed}`),
    questions,
    askedAt: today + 15 * 60 * MINUTE,
  }
}

/** Statements among chatter: a session on each of their days, and on many others. */
function chat(next: Next, planted: readonly Planted[], began: number, name: string): Turn[] {
  const turns: Turn[] = []
  const add = (at: number, helper: string, role: Turn['role'], text: string, more: Partial<Turn> = {}): Turn => {
    const turn = { id: `${name}:${turns.length}`, role, text, at, helper, ...more }
    turns.push(turn)
    return turn
  }
  const said = (): string =>
    next() < 0.75 ? pick(next, BY_PERSON) : `${pick(next, BY_PERSON)}. ${pick(next, BY_PERSON)}`
  const chatter = (at: number, helper: string, count: number): number => {
    let time = at
    for (let nth = 0; nth < count; nth += 1) {
      add(time, helper, 'user', said())
      add(time + MINUTE / 2, helper, 'assistant', pick(next, BY_HELPER))
      time += 2 * MINUTE
    }
    return time
  }
  for (let day = 0; day < DAYS; day += 1) {
    const today = planted.filter((one) => one.day === day)
    const helpers = new Set(today.map(({ helper }) => helper))
    if (helpers.size === 0 && next() < 0.25) helpers.add(pick(next, HELPERS))
    let time = began + day * DAY + (7 + Math.floor(next() * 12)) * 60 * MINUTE
    for (const helper of helpers) {
      time = chatter(time, helper, 1 + Math.floor(next() * 4))
      for (const { text, shared, sensitive, asked, helper: to } of today) {
        if (to !== helper) continue
        const turn = add(time, helper, 'user', text, { shared, sensitive })
        add(time + MINUTE / 2, helper, 'assistant', pick(next, ANSWERS))
        asked(turn.id)
        time = chatter(time + 2 * MINUTE, helper, Math.floor(next() * 3))
      }
    }
  }
  return turns
}
