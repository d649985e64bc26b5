import { attributeOf } from './attributes.ts'

/** A person's profile, as stored in `user_profiles`: current facts by field. */
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

/** The attribute of a value that the person enters in a field. */
export const ATTRIBUTE_OF_FIELD: Readonly<Record<ProfileField, string>> = {
  shortTermGoals: 'goal',
  longTermGoals: 'long-term goal',
  currentChallenges: 'challenge',
  workSituation: 'work situation',
  relationshipStatus: 'relationship',
  preferredTopics: 'preferred topic',
  avoidTopics: 'topic to avoid',
  significantEvents: 'event',
  sensitiveTopics: 'sensitive topic',
  personalityTraits: 'trait',
  communicationStyle: 'communication style',
  preferredTone: 'preferred tone',
  responseLength: 'response length',
  motivationalStyle: 'motivational style',
}

interface ProfileFact {
  subject: string
  attribute: string
  value: string
  holds: boolean
}

const LONG_TERM =
  /\b(?:year|years|someday|one day|eventually|career|retire|own (?:a|my)|house|marathon|degree|business|book|fluent|children|family)\b/i
const WORK = new Set(['employer', 'job', 'way of working', 'studies', 'school', 'work situation'])
const FIELD_OF_ATTRIBUTE = new Map<string, ProfileField>(
  Object.entries(ATTRIBUTE_OF_FIELD).map(([field, attribute]) => [attribute, field as ProfileField]),
)

const isLiked = ({ attribute }: ProfileFact): boolean => attribute === 'taste' || attribute === 'hobby'

function goalField({ value }: ProfileFact): ProfileField {
  return LONG_TERM.test(value) ? 'longTermGoals' : 'shortTermGoals'
}

/** Null if it belongs to none. */
export function fieldOf(fact: ProfileFact): ProfileField | null {
  const { attribute, holds, subject } = fact
  if (subject !== '') return null
  if (WORK.has(attribute)) return 'workSituation'
  if (!holds) return null
  if (isLiked(fact)) return 'preferredTopics'
  if (attribute === 'plan') return 'significantEvents'
  if (attribute === 'goal') return goalField(fact)
  return FIELD_OF_ATTRIBUTE.get(attribute) ?? (attributeOf(attribute).kind === 'goal' ? 'longTermGoals' : null)
}
