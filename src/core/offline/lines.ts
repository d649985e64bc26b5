import type { Tone } from '../options.ts'

/**
 * What a helper says without a model: each line is one sentence. In a line, {it} stands for the person's own words as a
 * noun phrase that may be a thing, an event or a person, one or many, so it only follows a preposition.
 */
export interface PersonaLines {
  /** The first sentence of a conversation follows the helper's name: what it is for. */
  purpose: string
  firstQuestions: readonly string[]
  /** First sentence of a reply. */
  openings: Record<Tone, readonly string[]>
  /** Advice of the craft that fits anything. */
  methods: readonly string[]
  /** Last sentence: a question, or the next step. */
  questions: readonly string[]
  /** First sentence of a scheduled message. */
  checkIns: Record<Tone, readonly string[]>
  topics: readonly Topic[]
}

/** What a persona knows about one subject of its craft. */
export interface Topic {
  /** Words that tell it, by spaces; `negotiat-` stands for every word that begins so. */
  words: string
  advice: readonly string[]
  asks: readonly string[]
}
