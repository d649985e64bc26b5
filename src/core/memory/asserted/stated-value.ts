import type { SpokenClause } from './spoken-clauses.ts'
import { contentOf, type Place, placeOfValue } from './value-words.ts'

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
  place: Place
  before: string
  near: string
  after: string
  /** The clause without the value. */
  rest: string
}

const NEAR = 4

export function statedIn(clause: SpokenClause, value: string): StatedValue | null {
  const place = placeOfValue(clause.words, contentOf(value), value)
  if (place === null) return null
  const before = clause.words.slice(0, place.first)
  const after = clause.words.slice(place.last + 1)
  return {
    clause,
    place,
    before: before.join(' '),
    near: before.slice(-NEAR).join(' '),
    after: after.join(' '),
    rest: [...before, ...after].join(' '),
  }
}
