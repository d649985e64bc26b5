/** Recognised by the classifier as well as by rules. */
export const LEARNED_CONCERNS = [
  'suicide',
  'self-harm',
  'overdose',
  'violence',
  'harm-to-others',
  'eating',
  'someone-else',
] as const

/** Recognised by rules alone: people say it in few ways. */
const RULED_CONCERNS = ['medical', 'grooming'] as const

export const CONCERNS = [...LEARNED_CONCERNS, ...RULED_CONCERNS] as const
export type Concern = (typeof CONCERNS)[number]

export const isRuled = (concern: Concern): boolean => RULED_CONCERNS.some((ruled) => ruled === concern)

/** Rules decide without the classifier. It cannot tell threats from what people say in anger. */
export const isDecidedByRules = (concern: Concern): boolean => isRuled(concern) || concern === 'harm-to-others'

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
  'medical',
  'violence',
  'harm-to-others',
  'eating',
  'someone-else',
  'grooming',
] as const
export type Family = (typeof FAMILIES)[number]

export type Urgency = 'now' | 'soon'

/** Urgency by default, if no time is mentioned. */
export const URGENCY: Record<Concern, Urgency> = {
  overdose: 'now',
  medical: 'now',
  suicide: 'soon',
  violence: 'soon',
  'harm-to-others': 'soon',
  'self-harm': 'soon',
  'someone-else': 'soon',
  eating: 'soon',
  grooming: 'soon',
}

export const GRAVEST_FIRST: readonly Concern[] = [
  'overdose',
  'suicide',
  'harm-to-others',
  'grooming',
  'violence',
  'self-harm',
  'medical',
  'eating',
  'someone-else',
]

export interface Screening {
  concern: Concern
  language: SafetyLanguage
  /** Help is needed now: a time or means is mentioned, or something has been done already. */
  urgent: boolean
  families: readonly Family[]
}
