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
