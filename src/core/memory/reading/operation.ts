import type { MemoryCategory, MemoryKind } from '../kinds.ts'

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
