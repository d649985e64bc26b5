import type { Exercise } from '../practice/exercise.ts'
import * as careerCoach from './career-coach.ts'
import * as creativePartner from './creative-partner.ts'
import * as datingCoach from './dating-coach.ts'
import * as financialAdvisor from './financial-advisor.ts'
import * as friend from './friend.ts'
import * as general from './general.ts'
import * as languageTutor from './language-tutor.ts'
import * as legalBeagle from './legal-beagle.ts'
import * as machiavelli from './machiavelli.ts'
import type { PersonaFile, PersonaLook, PersonaWriting } from './persona.ts'
import * as workoutBuddy from './workout-buddy.ts'

/** In the order of the pages. Named one by one, so that a page which uses only the looks loads nothing else of a persona. */
const LOOKS = {
  career_coach: careerCoach.LOOK,
  dating_coach: datingCoach.LOOK,
  friend: friend.LOOK,
  creative_partner: creativePartner.LOOK,
  legal_beagle: legalBeagle.LOOK,
  workout_buddy: workoutBuddy.LOOK,
  language_tutor: languageTutor.LOOK,
  financial_advisor: financialAdvisor.LOOK,
  machiavelli: machiavelli.LOOK,
} as const satisfies Record<string, PersonaLook>

export type PersonaType = keyof typeof LOOKS

/** Everything of each, for the server and scripts. */
export const PERSONA_FILES: Record<PersonaType, PersonaFile> = {
  career_coach: careerCoach,
  dating_coach: datingCoach,
  friend,
  creative_partner: creativePartner,
  legal_beagle: legalBeagle,
  workout_buddy: workoutBuddy,
  language_tutor: languageTutor,
  financial_advisor: financialAdvisor,
  machiavelli,
}

/** What every persona says and asks; `general` is for all types that aren't built in. */
export const WRITINGS: Record<PersonaType | 'general', PersonaWriting> = { ...PERSONA_FILES, general }

export interface Persona extends PersonaLook {
  type: string
  /** URL of the illustration, on our own origin; null for custom types. */
  imageUrl: string | null
}

const avatarOf = <Type extends PersonaType>(type: Type) => `/avatars/${type}.svg` as const

const builtIn = (type: PersonaType): Persona => ({ type, ...LOOKS[type], imageUrl: avatarOf(type) })

export const PERSONA_TYPES = Object.keys(LOOKS) as PersonaType[]

export const PERSONAS = Object.fromEntries(PERSONA_TYPES.map((type) => [type, builtIn(type)])) as Record<
  PersonaType,
  Persona
>

/** Our own set of illustrations. */
export const AVATARS = PERSONA_TYPES.map(avatarOf)

/** Whether this type is built in, not written by a person. */
export const isBuiltIn = (type: string): type is PersonaType => Object.hasOwn(LOOKS, type)

/** For types that aren't built in, a title-cased name, a hue derived from the type and a generic description. */
export const personaOf = (type: string): Persona =>
  isBuiltIn(type) ? PERSONAS[type] : { type, ...general.lookOf(type), imageUrl: null }

/** What a helper of this type says and asks. */
export const writingOf = (type: string): PersonaWriting => WRITINGS[isBuiltIn(type) ? type : 'general']

/** The guided exercises of a helper of this type; all types that aren't built in share theirs. */
export const exercisesOf = (type: string): readonly Exercise[] => writingOf(type).EXERCISES
