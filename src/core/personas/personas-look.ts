/** A type's name and colour: all that conversation pages need of a persona. */

export interface PersonaLook {
  title: string
  /** Hue in degrees, OKLCH. */
  hue: number
}

const LOOKS = {
  career_coach: { title: 'Career Closer', hue: 38 },
  dating_coach: { title: 'Dating Ghostbuster', hue: 5 },
  friend: { title: 'Kind Confidante', hue: 75 },
  creative_partner: { title: 'Creative Genius', hue: 310 },
  legal_beagle: { title: 'Legal Beagle', hue: 250 },
  workout_buddy: { title: 'Workout Buddy', hue: 145 },
  language_tutor: { title: 'Language Tutor', hue: 200 },
  financial_advisor: { title: 'Financial Advisor', hue: 165 },
  machiavelli: { title: 'Machiavelli', hue: 285 },
} as const satisfies Record<string, PersonaLook>

type PersonaType = keyof typeof LOOKS

/** Whether this type is built in, not written by a person. */
export const isBuiltIn = (type: string): type is PersonaType => Object.hasOwn(LOOKS, type)

export const OWN_PREFIX = 'own_'

const titleCase = (type: string): string =>
  (type.startsWith(OWN_PREFIX) ? type.slice(OWN_PREFIX.length) : type)
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Helper'

/** A stable hue per type, so that a custom helper keeps its colour. */
export const hueOf = (type: string): number =>
  [...type].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** For types that aren't built in, a title-cased name and a hue derived from the type. */
export const lookOf = (type: string): PersonaLook =>
  isBuiltIn(type) ? LOOKS[type] : { title: titleCase(type), hue: hueOf(type) }
