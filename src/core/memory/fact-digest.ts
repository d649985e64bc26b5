import type { Category } from '../privacy/categories.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'
import { facing, sentenceOf } from './attributes.ts'
import { LEADING_WORDS } from './slots.ts'

/** A current fact, as it is chosen from for a helper. */
export interface KnownFact {
  id: number
  subject: string
  attribute: string
  value: string
  holds: boolean
  /** Null: the person wrote it down themselves. */
  helperId: number | null
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
  importance: number
  /** Milliseconds since 1970. */
  validFrom: number
}

/** One thing that a helper knows: the fact's id, and its sentence. */
export interface KnownLine {
  id: number
  text: string
  /** Its attribute. */
  about: string
}

/** Characters that what is known may take in a request: about 400 tokens, whatever the person has told. */
export const KNOWN_CHARACTERS = 1600
const DAY_MS = 86_400_000
const FADES_DAYS = 90

/**
 * Facts that a helper may be told: its own, and those of others that are shared with it. What the person wrote down
 * themselves is for all helpers, or for none.
 */
export const visibleTo = (facts: readonly KnownFact[], helperId: number, settings: PrivacySettings): KnownFact[] =>
  facts.filter((fact) =>
    fact.helperId === null ? fact.shareAcrossHelpers : maySee(settings, helperId, { ...fact, helperId: fact.helperId }),
  )

/** The most important and newest facts of those that a helper may know, within the budget. */
export function knownLines(facts: readonly KnownFact[], now: number): KnownLine[] {
  const weight = (fact: KnownFact): number =>
    fact.importance - Math.min(3, (now - fact.validFrom) / DAY_MS / FADES_DAYS) - (fact.holds ? 0 : 1)
  const lines: KnownLine[] = []
  let left = KNOWN_CHARACTERS
  for (const fact of [...facts].sort((one, other) => weight(other) - weight(one))) {
    const text = sentenceOf(fact)
    left -= text.length + 3
    if (left < 0) break
    lines.push({ id: fact.id, text, about: fact.attribute })
  }
  return lines
}

/** What a planned message may speak of. */
export interface Aims {
  topic: string | null
  goal: string | null
}

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{2,39}$/u

const LEADING = new RegExp(`^(?:(?:${LEADING_WORDS}) )+`, 'i')
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

/** A thing within a sentence: without what leads to it, and one word not as a sentence begins. */
function within(value: string): string {
  const thing = value.replace(LEADING, '')
  return facing(CAPITALISED.test(thing) ? thing.toLowerCase() : thing)
}

/** A thing as it can stand after `about`: `your hobby`, `tennis`. */
export function aimsOf(facts: readonly KnownFact[]): Aims {
  const own = facts.filter((fact) => fact.subject === '' && fact.holds && PLAIN.test(fact.value)).reverse()
  const topic = own.find(
    ({ attribute }) => attribute === 'preferred topic' || attribute === 'hobby' || attribute === 'taste',
  )
  const goal = own.find(({ attribute }) => attribute === 'goal' || attribute === 'long-term goal')
  return {
    topic: topic ? within(topic.value) : null,
    goal: goal ? `your goal to ${facing(goal.value)}` : null,
  }
}
