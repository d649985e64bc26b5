import type { Concern } from '../concern.ts'

/** The plain words of a language for a danger, a phrase a line, in the notation of `notation.ts`. */
export interface Phrases {
  sets: Readonly<Record<string, string>> & { on: string }
  /** Directly before a phrase, they deny, suppose or report it. */
  before: string
  /** Directly after a phrase, they give it another meaning. */
  after: string
  /** A sentence with one of them is about a film, a game, a dream or a joke. */
  elsewhere: string
  /** A sentence with one of them is about what is long over, unless one of `again` is in the phrase or directly after it. */
  past: string
  again: string
  /** Words that a gap never skips. */
  not: string
  /** With it the person says that they are a minor. */
  minor: string
  dangers: Readonly<Partial<Record<Concern, string>>>
}
