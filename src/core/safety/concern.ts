export const CONCERNS = [
  'suicide',
  'self-harm',
  'overdose',
  'violence',
  'harm-to-others',
  'eating',
  'someone-else',
  'medical',
  'grooming',
] as const
export type Concern = (typeof CONCERNS)[number]

export const SAFETY_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** English for people whose language we have no texts in. */
export const safetyLanguage = (language: string | null): SafetyLanguage =>
  SAFETY_LANGUAGES.find((known) => known === language) ?? 'en'

/** Whether the emergency number comes first, before anyone to talk to. */
export const isEmergency = (concern: Concern): boolean => concern === 'overdose' || concern === 'medical'

/** A danger, and the language it was told in. */
export interface Danger {
  concern: Concern
  language: SafetyLanguage
}

/** Of a message: answered as a danger, or taken for one wrongly, as the person says. */
export const DANGER_STATES = ['heard', 'misunderstood'] as const
export type DangerState = (typeof DANGER_STATES)[number]

/** Where a danger was disclosed: in the app, by SMS, or in Sensitive Mode. */
export const SAFETY_CHANNELS = ['app', 'sms', 'sensitive'] as const
export type SafetyChannel = (typeof SAFETY_CHANNELS)[number]

/** The plain words of a language for a danger, a phrase a line, in the notation of `core/text/phrases.ts`. */
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
