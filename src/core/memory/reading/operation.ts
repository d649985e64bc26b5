import { visibleName } from '../../text/plain-line.ts'
import { MEMORY_CATEGORIES, MEMORY_KINDS, type MemoryCategory, type MemoryKind } from '../kinds.ts'

/** A plan of the person about which the helper may ask later, given to a model to be moved or called off. */
export interface KnownPlan {
  id: number
  /** Local `YYYY-MM-DD HH:MM`: when the helper asks. */
  at: string
  subject: string
}

/** What a model wants to be asked, checked. */
export type PlanChange =
  | {
      op: 'ask'
      /** The number of the person's message. */
      from: number
      /** Their words, as they stand in it. */
      quote: string
      /** Local `YYYY-MM-DD HH:MM`. */
      at: string
      subject: string
    }
  | { op: 'move'; id: number; at: string }
  | { op: 'cancel'; id: number }

/** One change that a model wants made to a person's memory. */
export interface Operation {
  /** `lift`: replaces a secret line by one that all helpers may know. */
  op: 'add' | 'replace' | 'lift' | 'end'
  /** The line that is replaced, lifted or ended; null for `add`. */
  id: number | null
  /** The numbers of the person's messages that say it, ascending. */
  from: readonly number[]
  /** `self`, or a person: `Priya`, `mom`, `Anna (colleague)`. */
  about: string
  kind: MemoryKind
  category: MemoryCategory
  /** One plain sentence; empty for `end`. */
  text: string
  /** `YYYY-MM-DD`: the last day on which it still lies ahead. */
  expires: string | null
  /** Stays with the helper it was said to. */
  secret: boolean
}

/** A line of the memory that this helper may see. */
export interface ReadingLine {
  id: number
  /** `YYYY-MM-DD`: when it was said or last changed. */
  day: string
  text: string
  secret?: boolean
}

export interface ReadingTurn {
  from: 'person' | 'helper'
  text: string
}

export interface ReadingMessage extends ReadingTurn {
  n: number
  /** Local `YYYY-MM-DD HH:MM`. */
  at: string
}

/** What is read at once: the new messages of one conversation, and what it takes to understand them. */
export interface Reading {
  /** `YYYY-MM-DD` in the person's time zone. */
  today: string
  /** Local `YYYY-MM-DD HH:MM`; the beginning of today by default. */
  now?: string
  timeZone: string
  helper: { name: string; persona: string }
  personName: string | null
  /** The program in which the messages were said to another assistant; null: they were said to the helper. */
  elsewhere?: string | null
  memory: readonly ReadingLine[]
  /** About which the helper will ask, or was told not to. */
  plans?: readonly KnownPlan[]
  /** The turns before the new messages, oldest first. */
  context: readonly ReadingTurn[]
  /** What was noted of the newest message's day before; null if nothing was. */
  daySoFar?: string | null
  /** Oldest first. */
  messages: readonly ReadingMessage[]
}

const OPS = ['add', 'replace', 'lift', 'end'] as const
const MOST_SOURCES = 50
/** Far above what is kept: nothing longer is even looked at. */
const LONGEST = 2000
const NUMBER = /^#?(\d{1,9})$/

/** Own fields only, so that no prototype speaks. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** Empty if it is no text. */
export const textField = (value: unknown, name: string, longest: number): string => {
  const text = field(value, name)
  return typeof text === 'string' ? visibleName(text.slice(0, longest)) : ''
}

export function numberOf(value: unknown): number | null {
  if (typeof value === 'string') return Number(NUMBER.exec(value.trim().slice(0, 12))?.[1] ?? Number.NaN) || null
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

const oneOf = <Word extends string>(words: readonly Word[], value: string): Word | undefined =>
  words.find((word) => word === value.toLowerCase())

function sourcesOf(value: unknown): number[] | null {
  const listed: unknown[] = Array.isArray(value) ? value.slice(0, MOST_SOURCES) : [value]
  const numbers = listed.map(numberOf)
  return numbers.includes(null) ? null : [...new Set(numbers as number[])].sort((one, other) => one - other)
}

/** Whatever is not plainly false: some models write `"yes"` or 1. */
const isSaidSecret = (secret: unknown): boolean =>
  !['', 'false', 'no', 'none', 'null', '0'].includes(String(secret ?? '').toLowerCase())

/** An operation in whatever form a model gave it; null where op, id, sources or text are missing. */
export function readOperation(value: unknown): Operation | null {
  const op = oneOf(OPS, textField(value, 'op', LONGEST))
  const from = sourcesOf(field(value, 'from'))
  const id = op === 'add' ? null : numberOf(field(value, 'id'))
  const text = op === 'end' ? '' : textField(value, 'text', LONGEST)
  if (!op || !from || from.length === 0 || (op !== 'add' && id === null) || (op !== 'end' && text === '')) return null
  return {
    op,
    id,
    from,
    about: textField(value, 'about', LONGEST) || 'self',
    kind: oneOf(MEMORY_KINDS, textField(value, 'kind', LONGEST)) ?? 'fact',
    category: oneOf(MEMORY_CATEGORIES, textField(value, 'category', LONGEST)) ?? 'other',
    text,
    expires: textField(value, 'expires', LONGEST).slice(0, 10) || null,
    secret: isSaidSecret(field(value, 'secret')),
  }
}
