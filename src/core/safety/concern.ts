/** What a person may be in danger of, as far as their words tell. */
export const CONCERNS = ['suicide', 'self-harm', 'overdose', 'violence', 'eating', 'someone-else'] as const
export type Concern = (typeof CONCERNS)[number]

/** The languages that are screened, and that every safety text exists in. */
export const SAFETY_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** What the words were about. Kept for the answer, which names what was said, and for counts. */
export const FAMILIES = [
  'intent',
  'means',
  'farewell',
  'burden',
  'hopelessness',
  'self-harm',
  'overdose',
  'violence',
  'eating',
  'someone-else',
] as const
export type Family = (typeof FAMILIES)[number]

export type Urgency = 'now' | 'soon'

/** How soon help is needed where the words name no time. */
export const URGENCY: Record<Concern, Urgency> = {
  overdose: 'now',
  suicide: 'soon',
  violence: 'soon',
  'self-harm': 'soon',
  'someone-else': 'soon',
  eating: 'soon',
}

/** Which concern is answered when a message tells of several, the gravest first. */
export const GRAVEST_FIRST: readonly Concern[] = [
  'overdose',
  'suicide',
  'violence',
  'self-harm',
  'someone-else',
  'eating',
]

export interface Screening {
  concern: Concern
  language: SafetyLanguage
  /** Help is needed now: a time or means was named, or something has been done already. */
  urgent: boolean
  families: readonly Family[]
}
