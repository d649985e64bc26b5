import { PERSONAS, type PersonaType } from '../personas.ts'
import type { PersonaLines } from './lines.ts'
import { CAREER_COACH } from './lines-career-coach.ts'
import { CREATIVE_PARTNER } from './lines-creative-partner.ts'
import { DATING_COACH } from './lines-dating-coach.ts'
import { FINANCIAL_ADVISOR } from './lines-financial-advisor.ts'
import { FRIEND } from './lines-friend.ts'
import { LANGUAGE_TUTOR } from './lines-language-tutor.ts'
import { LEGAL_BEAGLE } from './lines-legal-beagle.ts'
import { MACHIAVELLI } from './lines-machiavelli.ts'
import { OWN } from './lines-own.ts'
import { WORKOUT_BUDDY } from './lines-workout-buddy.ts'

const LINES: Record<PersonaType, PersonaLines> = {
  career_coach: CAREER_COACH,
  dating_coach: DATING_COACH,
  friend: FRIEND,
  creative_partner: CREATIVE_PARTNER,
  legal_beagle: LEGAL_BEAGLE,
  workout_buddy: WORKOUT_BUDDY,
  language_tutor: LANGUAGE_TUTOR,
  financial_advisor: FINANCIAL_ADVISOR,
  machiavelli: MACHIAVELLI,
}

/** What a helper of a type says; a type that a person made has lines of its own. */
export const linesOf = (personaType: string): PersonaLines =>
  Object.hasOwn(PERSONAS, personaType) ? LINES[personaType as PersonaType] : OWN
