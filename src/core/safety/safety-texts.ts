import { isAboutThemselves } from './about-themselves.ts'
import type { Concern, Family, SafetyLanguage } from './concern.ts'
import { fill } from './help/ways.ts'
import { emergencyOf, type HelpSpot, helpText } from './help-text.ts'
import { screenMessage } from './screen-message.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { PT } from './texts/pt.ts'
import type { SafetyTexts } from './texts/shape.ts'

const TEXTS: Record<SafetyLanguage, SafetyTexts> = { en: EN, de: DE, es: ES, fr: FR, pt: PT }

interface CrisisSpot extends HelpSpot {
  /** What the person wrote, so that the answer can name it; null where it isn't at hand. */
  said: string | null
  /** What the helper wrote last, oldest first: no variant is said twice as long as there is another. */
  recent: readonly string[]
}

/** What a filled template is known by: its longest stretch without a place or a break. */
const stretchOf = (template: string): string =>
  template.split(/\{\w+\}|\n+/).reduce((one, other) => (other.length > one.length ? other : one), '')

/** The template that wasn't used, or was used longest ago. */
function freshest(templates: readonly string[], recent: readonly string[]): string {
  const lastUse = templates.map((template) => recent.findLastIndex((text) => text.includes(stretchOf(template))))
  return templates[lastUse.indexOf(Math.min(...lastUse))] ?? ''
}

const DEFAULT_FAMILY: Record<Concern, Family> = {
  suicide: 'intent',
  'self-harm': 'self-harm',
  overdose: 'overdose',
  violence: 'violence',
  eating: 'eating',
  'someone-else': 'someone-else',
}

/** Families that name a concern of their own; the others are ways of speaking of suicide. */
function familyOf(concern: Concern, said: string | null): Family {
  if (concern !== 'suicide' || said === null) return DEFAULT_FAMILY[concern]
  const families = screenMessage(said, [])?.families ?? []
  const order: readonly Family[] = ['intent', 'farewell', 'means', 'burden', 'hopelessness']
  return order.find((family) => families.includes(family)) ?? 'hopelessness'
}

/** The first answer to someone who may be in danger: whole, whatever the length and the tone of the helper. */
export function crisisAnswer({ said, recent, ...spot }: CrisisSpot): string {
  const texts = TEXTS[spot.language]
  return fill(freshest(texts.answers[spot.concern], recent), {
    named: texts.named[familyOf(spot.concern, said)],
    help: helpText(spot),
  })
}

/** Texts that fit what was said: an overdose stays the subject, whatever is spoken of. */
function repliesFor({ concern, language, said }: Pick<CrisisSpot, 'concern' | 'language' | 'said'>): readonly string[] {
  const { replies, present } = TEXTS[language]
  if (said !== null && concern !== 'overdose' && !isAboutThemselves(said, language)) return present
  return [...replies[concern], ...replies.shared]
}

/** What the built-in engine says next to someone in a crisis. Never twice, as long as there is something else. */
export function safeReply({ recent, ...spot }: Omit<CrisisSpot, 'urgent'>): string {
  return fill(freshest(repliesFor(spot), recent), {
    help: helpText({ ...spot, urgent: false }),
    emergency: emergencyOf(spot),
  })
}

/** One message a day later. It says nothing of what happened, as somebody else may read it on a locked screen. */
export const gentleCheckIn = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].checkIns, recent)

const stretches = Object.values(TEXTS).flatMap(({ answers, replies, present }) =>
  [...Object.values(answers), ...Object.values(replies), present].flat().map(stretchOf),
)

/** Is this one of the texts above, in any language? The built-in engine stays gentle after them. */
export const isSafetyText = (text: string): boolean => stretches.some((stretch) => text.includes(stretch))
