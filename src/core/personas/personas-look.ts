/** What a helper of a type is called and its colour: all that pages of conversations need of a persona. */

export interface PersonaLook {
  /** What the type is called on its card. */
  title: string
  /** Hue of the persona, in degrees of OKLCH. */
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

/** Is this a type that the product brings, not one that a person wrote? */
export const isBuiltIn = (type: string): type is PersonaType => Object.hasOwn(LOOKS, type)

/** What the type of a persona that a person wrote starts with. */
export const OWN_PREFIX = 'own_'

const titleCase = (type: string): string =>
  (type.startsWith(OWN_PREFIX) ? type.slice(OWN_PREFIX.length) : type)
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Helper'

/** A hue that is always the same for the same type, so that a person's own helper keeps its colour. */
export const hueOf = (type: string): number =>
  [...type].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** The look of a type: a built-in one's, or for any other type a title-cased name and a hue made from it. */
export const lookOf = (type: string): PersonaLook =>
  isBuiltIn(type) ? LOOKS[type] : { title: titleCase(type), hue: hueOf(type) }
