export const CONCERNS = ['suicide', 'self-harm', 'overdose', 'violence', 'eating', 'someone-else'] as const
export type Concern = (typeof CONCERNS)[number]

export const SAFETY_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** English for people whose language we have no texts in. */
export const safetyLanguage = (language: string | null): SafetyLanguage =>
  SAFETY_LANGUAGES.find((known) => known === language) ?? 'en'

/** The subject of the words. Kept for counts, and for the answer, which names it. */
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

/** Urgency by default, if no time is mentioned. */
export const URGENCY: Record<Concern, Urgency> = {
  overdose: 'now',
  suicide: 'soon',
  violence: 'soon',
  'self-harm': 'soon',
  'someone-else': 'soon',
  eating: 'soon',
}

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
  /** Help is needed now: a time or means is mentioned, or something has been done already. */
  urgent: boolean
  families: readonly Family[]
}
