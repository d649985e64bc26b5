import type { PersonaType } from '../personas/personas.ts'
import { CAREER_COACH_TEMPLATES } from './career-coach.ts'
import { CREATIVE_PARTNER_TEMPLATES } from './creative-partner.ts'
import { DATING_COACH_TEMPLATES } from './dating-coach.ts'
import { FINANCIAL_ADVISOR_TEMPLATES } from './financial-advisor.ts'
import { FRIEND_TEMPLATES } from './friend.ts'
import { GENERAL_TEMPLATES } from './general.ts'
import { LANGUAGE_TUTOR_TEMPLATES } from './language-tutor.ts'
import { LEGAL_BEAGLE_TEMPLATES } from './legal-beagle.ts'
import { MACHIAVELLI_TEMPLATES } from './machiavelli.ts'
import { WORKOUT_BUDDY_TEMPLATES } from './workout-buddy.ts'

/**
 * The sequences of planned messages, by persona type, at least three weeks of days in each; `general` is that of every
 * type that a person made.
 */
export const TEMPLATES: Record<PersonaType | 'general', readonly string[]> = {
  career_coach: CAREER_COACH_TEMPLATES,
  dating_coach: DATING_COACH_TEMPLATES,
  friend: FRIEND_TEMPLATES,
  creative_partner: CREATIVE_PARTNER_TEMPLATES,
  legal_beagle: LEGAL_BEAGLE_TEMPLATES,
  workout_buddy: WORKOUT_BUDDY_TEMPLATES,
  language_tutor: LANGUAGE_TUTOR_TEMPLATES,
  financial_advisor: FINANCIAL_ADVISOR_TEMPLATES,
  machiavelli: MACHIAVELLI_TEMPLATES,
  general: GENERAL_TEMPLATES,
}
