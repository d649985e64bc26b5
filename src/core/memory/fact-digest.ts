import type { Category } from '../privacy/categories.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'
import { attributeOf } from './attributes.ts'
import type { MemoryLine } from './helper-memory.ts'
import { facing, goalPhrase, sentenceOf } from './sentence.ts'
import { LEADING_WORDS } from './slots.ts'

export interface KnownFact {
  id: number
  subject: string
  attribute: string
  value: string
  holds: boolean
  /** Null if the person added it manually. */
  helperId: number | null
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
  importance: number
  /** Milliseconds since 1970. */
  validFrom: number
  /** Messages that state it; none if the person added it manually. */
  statedIn: readonly number[]
}

export interface KnownLine extends MemoryLine {
  /** The message that states it, if only one does. */
  saidIn?: number
}

/** Maximum length of the fact digest in a request: about 400 tokens, however many facts there are. */
export const KNOWN_CHARACTERS = 1600
const DAY_MS = 86_400_000
const FADES_DAYS = 90

/** Its own facts, and shared ones of others. What the person entered themselves is visible to all helpers or none. */
export const visibleTo = (facts: readonly KnownFact[], helperId: number, settings: PrivacySettings): KnownFact[] =>
  facts.filter((fact) =>
    fact.helperId === null ? fact.shareAcrossHelpers : maySee(settings, helperId, { ...fact, helperId: fact.helperId }),
  )

/** The most important and most recent that fit the budget. */
export function knownLines(facts: readonly KnownFact[], now: number): KnownLine[] {
  const weight = (fact: KnownFact): number =>
    fact.importance - Math.min(3, (now - fact.validFrom) / DAY_MS / FADES_DAYS) - (fact.holds ? 0 : 1)
  const lines: KnownLine[] = []
  let left = KNOWN_CHARACTERS
  for (const fact of [...facts].sort((one, other) => weight(other) - weight(one))) {
    const text = sentenceOf(fact, 'model')
    left -= text.length + 3
    if (left < 0) break
    const [saidIn, ...others] = fact.statedIn
    const source = saidIn === undefined || others.length > 0 ? {} : { saidIn }
    const { kind, category } = attributeOf(fact.attribute)
    const day = new Date(fact.validFrom).toISOString().slice(0, 10)
    const about = fact.subject || 'self'
    lines.push({ id: fact.id, text, about, kind, category, day, expires: null, isSecret: false, ...source })
  }
  return lines
}

/** What was known before that message. */
export const knownBefore = (messageId: number, known: readonly KnownLine[]): KnownLine[] =>
  known.filter(({ saidIn }) => saidIn !== messageId)

/** What a scheduled message may bring up. */
export interface TopicAndGoal {
  topic: string | null
  goal: string | null
  /** The facts they come from. Digests of earlier versions lack them. */
  topicFact?: number
  goalFact?: number
}

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{2,39}$/u

const LEADING = new RegExp(`^(?:(?:${LEADING_WORDS}) )+`, 'i')
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

/** Phrases a value for mid-sentence use: strips leading words and lowercases a single capitalised word. */
function within(value: string): string {
  const thing = value.replace(LEADING, '')
  return facing(CAPITALISED.test(thing) ? thing.toLowerCase() : thing)
}

/** The newest topic (`tennis`) and goal (`your goal to run a race`) that still hold, as phrases within a sentence. */
export function topicAndGoalOf(facts: readonly KnownFact[]): TopicAndGoal {
  const own = facts.filter((fact) => fact.subject === '' && fact.holds && PLAIN.test(fact.value)).reverse()
  const topic = own.find(
    ({ attribute }) => attribute === 'preferred topic' || attribute === 'hobby' || attribute === 'taste',
  )
  const goal = own.find(({ attribute }) => attribute === 'goal' || attribute === 'long-term goal')
  return {
    topic: topic ? within(topic.value) : null,
    goal: goal ? `your goal ${goalPhrase(goal.value)}` : null,
    ...(topic ? { topicFact: topic.id } : {}),
    ...(goal ? { goalFact: goal.id } : {}),
  }
}

/** The ids of the facts behind the topic and the goal that a text mentions. */
export function topicAndGoalIn(text: string, { topic, topicFact, goal, goalFact }: TopicAndGoal): number[] {
  const said = text.toLowerCase()
  const isSaid = (phrase: string | null): boolean => phrase !== null && said.includes(phrase.toLowerCase())
  return [isSaid(topic) ? topicFact : undefined, isSaid(goal) ? goalFact : undefined].filter((id) => id !== undefined)
}
