import type { SpokenClause } from './spoken-clauses.ts'
import { contentOf, spanOfValue, type ValueSpan } from './value-words.ts'

export interface ReadFact {
  subject: string
  attribute: string
  value: string
  quote: string
  holds: boolean
}

/** A clause with the value of a fact in it, cut around it. */
export interface StatedValue {
  clause: SpokenClause
  span: ValueSpan
  before: string
  near: string
  after: string
  /** The clause without the value. */
  rest: string
}

const NEAR = 4

export function statedIn(clause: SpokenClause, value: string): StatedValue | null {
  const span = spanOfValue(clause.words, contentOf(value), value)
  if (span === null) return null
  const before = clause.words.slice(0, span.first)
  const after = clause.words.slice(span.last + 1)
  return {
    clause,
    span,
    before: before.join(' '),
    near: before.slice(-NEAR).join(' '),
    after: after.join(' '),
    rest: [...before, ...after].join(' '),
  }
}
