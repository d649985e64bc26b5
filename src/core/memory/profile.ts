import type { MemoryLine } from './digest-lines.ts'
import type { MemoryCategory, MemoryKind } from './kinds.ts'

/** A person's profile, as stored in `user_profiles`: current memories about them by field. */
export const PROFILE_FIELDS = [
  'shortTermGoals',
  'longTermGoals',
  'currentChallenges',
  'workSituation',
  'relationshipStatus',
  'preferredTopics',
  'avoidTopics',
  'significantEvents',
  'sensitiveTopics',
  'personalityTraits',
  'communicationStyle',
  'preferredTone',
  'responseLength',
  'motivationalStyle',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

interface Filed {
  kind: MemoryKind
  category: MemoryCategory
}

/** What a person enters in a field. */
export const KIND_OF_FIELD: Readonly<Record<ProfileField, Filed>> = {
  shortTermGoals: { kind: 'goal', category: 'personal' },
  longTermGoals: { kind: 'goal', category: 'personal' },
  currentChallenges: { kind: 'fact', category: 'personal' },
  workSituation: { kind: 'fact', category: 'work' },
  relationshipStatus: { kind: 'fact', category: 'relationship' },
  preferredTopics: { kind: 'preference', category: 'leisure' },
  avoidTopics: { kind: 'preference', category: 'other' },
  significantEvents: { kind: 'event', category: 'personal' },
  sensitiveTopics: { kind: 'preference', category: 'other' },
  personalityTraits: { kind: 'fact', category: 'personal' },
  communicationStyle: { kind: 'preference', category: 'other' },
  preferredTone: { kind: 'preference', category: 'other' },
  responseLength: { kind: 'preference', category: 'other' },
  motivationalStyle: { kind: 'preference', category: 'other' },
}

interface ProfileMemory extends Filed {
  about: string
  slot: string | null
}

/** The field that the person chose, else the one that its kind tells for sure; null if none. */
export function fieldOf({ about, slot, kind, category }: ProfileMemory): ProfileField | null {
  const chosen = PROFILE_FIELDS.find((field) => field === slot)
  if (chosen || about !== 'self') return chosen ?? null
  if (kind === 'goal') return 'shortTermGoals'
  if (kind === 'plan') return 'significantEvents'
  if (kind !== 'fact') return null
  if (category === 'work') return 'workSituation'
  return category === 'relationship' ? 'relationshipStatus' : null
}

/** What a planned message may bring up, as phrases within a sentence. */
export interface TopicAndGoal {
  topic: string | null
  goal: string | null
  /** The memories that they come from; digests of earlier versions may lack them. */
  topicMemory?: number
  goalMemory?: number
}

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{2,59}$/u
const GOAL = /^Wants to (.+?)\.?$/
const LIKE = /^(?:Loves|Likes) (.+?)\.?$/

function phraseIn(lines: readonly MemoryLine[], shape: RegExp): { id: number; phrase: string } | null {
  for (const { id, text, about } of lines) {
    const [, phrase] = (about === 'self' && shape.exec(text)) || []
    if (phrase && PLAIN.test(phrase)) return { id, phrase }
  }
  return null
}

/** The newest goal, and what was talked about last, else something that they like. `lines`: newest first. */
export function topicAndGoalOf(lines: readonly MemoryLine[], topics: readonly string[]): TopicAndGoal {
  const goal = phraseIn(lines, GOAL)
  const like = phraseIn(lines, LIKE)
  const topic = topics.find((each) => PLAIN.test(each)) ?? null
  return {
    topic: topic ?? like?.phrase ?? null,
    goal: goal && `your goal to ${goal.phrase}`,
    ...(topic === null && like ? { topicMemory: like.id } : {}),
    ...(goal ? { goalMemory: goal.id } : {}),
  }
}

/** The ids of the memories behind the topic and the goal that a text mentions. */
export function topicAndGoalIn(text: string, { topic, topicMemory, goal, goalMemory }: TopicAndGoal): number[] {
  const said = text.toLowerCase()
  const isSaid = (phrase: string | null): boolean => phrase !== null && said.includes(phrase.toLowerCase())
  return [isSaid(topic) ? topicMemory : undefined, isSaid(goal) ? goalMemory : undefined].filter(
    (id) => id !== undefined,
  )
}
