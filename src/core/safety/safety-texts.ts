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
  /** The person's message, which the answer names; null if unavailable. */
  said: string | null
  /** The helper's recent messages, oldest first: no variant is repeated while another is left. */
  recent: readonly string[]
}

/** Identifies a filled template: its longest part without a placeholder or line break. */
const stretchOf = (template: string): string =>
  template.split(/\{\w+\}|\n+/).reduce((one, other) => (other.length > one.length ? other : one), '')

/** A template that was not used yet, or the least recently used one. */
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

/** Families that name another concern; the others are about suicide. */
function familyOf(concern: Concern, said: string | null): Family {
  if (concern !== 'suicide' || said === null) return DEFAULT_FAMILY[concern]
  const families = screenMessage(said, [])?.families ?? []
  const order: readonly Family[] = ['intent', 'farewell', 'means', 'burden', 'hopelessness']
  return order.find((family) => families.includes(family)) ?? 'hopelessness'
}

/** Always complete, whatever the helper's length and tone. */
export function crisisAnswer({ said, recent, ...spot }: CrisisSpot): string {
  const texts = TEXTS[spot.language]
  return fill(freshest(texts.answers[spot.concern], recent), {
    named: texts.named[familyOf(spot.concern, said)],
    help: helpText(spot),
  })
}

/** Texts that fit what was said: an overdose stays the subject, whatever else is mentioned. */
function repliesFor({ concern, language, said }: Pick<CrisisSpot, 'concern' | 'language' | 'said'>): readonly string[] {
  const { replies, present } = TEXTS[language]
  if (said !== null && concern !== 'overdose' && !isAboutThemselves(said, language)) return present
  return [...replies[concern], ...replies.shared]
}

/** What the built-in engine says next in a crisis, without repeats while there is another text. */
export function safeReply({ recent, ...spot }: Omit<CrisisSpot, 'urgent'>): string {
  return fill(freshest(repliesFor(spot), recent), {
    help: helpText({ ...spot, urgent: false }),
    emergency: emergencyOf(spot),
  })
}

/** What the built-in engine says to a person whose crisis is over as far as is known, whatever they write. */
export const replyAfterCrisis = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].present, recent)

/** Reveals nothing, as somebody else may read it on a locked screen. */
export const gentleCheckIn = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].checkIns, recent)

const stretches = Object.values(TEXTS).flatMap(({ answers, replies, present }) =>
  [...Object.values(answers), ...Object.values(replies), present].flat().map(stretchOf),
)

/** Whether this is one of the texts above, in any language. The built-in engine stays gentle after them. */
export const isSafetyText = (text: string): boolean => stretches.some((stretch) => text.includes(stretch))
