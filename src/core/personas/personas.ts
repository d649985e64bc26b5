import { hueOf, isBuiltIn, lookOf, OWN_PREFIX, type PersonaLook } from './personas-look.ts'

export const PERSONA_TYPES = [
  'career_coach',
  'dating_coach',
  'friend',
  'creative_partner',
  'legal_beagle',
  'workout_buddy',
  'language_tutor',
  'financial_advisor',
  'machiavelli',
] as const
export type PersonaType = (typeof PERSONA_TYPES)[number]

export interface Persona extends PersonaLook {
  type: string
  helperName: string
  /** One or two sentences for the card; the default description of a helper. */
  description: string
  /** URL of the illustration, on our own origin; null for custom types. */
  imageUrl: string | null
  /** Said once by personas that could be mistaken for a licensed professional; null for the others. */
  disclosure: string | null
}

const avatarOf = <Type extends PersonaType>(type: Type) => `/avatars/${type}.svg` as const

/** Our own set of illustrations. */
export const AVATARS = PERSONA_TYPES.map(avatarOf)

const persona = (
  type: PersonaType,
  helperName: string,
  description: string,
  disclosure: string | null = null,
): Persona => ({ type, ...lookOf(type), helperName, description, imageUrl: avatarOf(type), disclosure })

const AI_NOT_PROFESSIONAL = (profession: string): string =>
  `I am an AI helper, not a ${profession}: for a decision that matters, ask one.`

export const PERSONAS: Record<PersonaType, Persona> = {
  career_coach: persona(
    'career_coach',
    'Alex',
    'Sharp, kind, and never lets you under-ask. Prepares you for the interview, the raise and the hard talk.',
    AI_NOT_PROFESSIONAL('certified career counsellor'),
  ),
  dating_coach: persona(
    'dating_coach',
    'Jamie',
    'Honest about texts, dates and second chances. Helps you say what you mean to people you like.',
    AI_NOT_PROFESSIONAL('licensed relationship therapist'),
  ),
  friend: persona('friend', 'Sam', 'Listens first. Remembers the small things, and is glad to hear how the day went.'),
  creative_partner: persona(
    'creative_partner',
    'River',
    'Turns a blank page into a first draft. Trades ideas until one of them is yours.',
  ),
  legal_beagle: persona(
    'legal_beagle',
    'Justice',
    'Explains the fine print in plain words, and tells you which questions to take to a lawyer.',
    AI_NOT_PROFESSIONAL('lawyer'),
  ),
  workout_buddy: persona(
    'workout_buddy',
    'Dakota',
    'Gets you out of the door on grey days, and counts the ten minutes that you did.',
    AI_NOT_PROFESSIONAL('doctor or certified trainer'),
  ),
  language_tutor: persona(
    'language_tutor',
    'Ellis',
    'Ten minutes a day, in the language you want. Corrects gently and asks you to say it again.',
  ),
  financial_advisor: persona(
    'financial_advisor',
    'Parker',
    'Budgets without shame. Makes the next small money decision clear.',
    AI_NOT_PROFESSIONAL('licensed financial adviser'),
  ),
  machiavelli: persona(
    'machiavelli',
    'Niccolo',
    'Strategy for rooms with politics in them. Reads the table so that you can play it fairly.',
  ),
}

const GENERIC_DESCRIPTION = 'A personal AI helper, shaped by what you ask of it.'

/** For types that aren't built in, a title-cased name and a generic description. */
export function personaOf(type: string): Persona {
  if (isBuiltIn(type)) return PERSONAS[type]
  const look = lookOf(type)
  return {
    type,
    ...look,
    helperName: look.title,
    description: GENERIC_DESCRIPTION,
    imageUrl: null,
    disclosure: null,
  }
}

/** A slug of the name that never equals a built-in type; of a name without letters, such as emoji, a number. */
export function ownPersonaType(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
  return `${OWN_PREFIX}${[...slug].slice(0, 40).join('') || `helper_${hueOf(name)}`}`
}
