import { type Concern, isEmergency, type SafetyLanguage } from './concern.ts'
import { emergencyOf, type HelpContext, helpText } from './help/help-text.ts'
import { fill } from './help/words.ts'
import { DE } from './texts/de.ts'
import type { SafetyTexts } from './texts/en.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { PT } from './texts/pt.ts'

const TEXTS: Record<SafetyLanguage, SafetyTexts> = { en: EN, de: DE, es: ES, fr: FR, pt: PT }

interface CrisisContext extends HelpContext {
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

/** Always complete, whatever the helper's length and tone. */
export function crisisAnswer({ recent, ...context }: CrisisContext): string {
  const texts = TEXTS[context.language]
  return fill(freshest(texts.answers[context.concern], recent), {
    heard: texts.heard[context.concern],
    help: helpText(context),
  })
}

/** What is said next in a crisis where no model answers, without repeats while there is another text. */
export function gentleText({ recent, ...context }: CrisisContext): string {
  const { concern, language } = context
  const { shared, [concern]: own } = TEXTS[language].replies
  // What was heard may not be meant: only an emergency cannot wait for words that presume nothing.
  const texts = concern === 'medical' ? own : isEmergency(concern) ? [...own, ...shared] : [...shared, ...own]
  return fill(freshest(texts, recent), { help: helpText(context), emergency: emergencyOf(context) })
}

/** The follow-up. Reveals nothing, because others may read it on a locked screen. */
export const gentleCheckIn = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].checkIns, recent)

const ABOUT: Record<Concern, string> = {
  suicide: 'thoughts of suicide',
  'self-harm': 'hurting themselves',
  overdose: 'having taken something dangerous',
  medical: 'a medical emergency',
  grooming: 'being a minor whom somebody older asks for pictures or a meeting',
  violence: 'being hurt or threatened by someone',
  'harm-to-others': 'hurting somebody',
  eating: 'an eating disorder',
  'someone-else': 'somebody else who is in danger',
}

const inOneLine = (text: string): string => text.replace(/\n+/g, '; ')

/** Two lines for the model, about a danger that the helper was told of lately. */
export const crisisInstruction = (context: HelpContext): string =>
  [
    `Lately the person told you something that sounded like ${ABOUT[context.concern]}. If they come back to it, listen, take it seriously, and name no means, amounts or methods; otherwise answer as usual and do not bring it up.`,
    `Help at hand: ${inOneLine(helpText(context))}. In danger now: ${emergencyOf(context)}.`,
  ].join('\n')

/** One line for the model, once the person has said so. */
export const MISUNDERSTOOD =
  'You took their last message for a danger, and they say that you misunderstood them. Do not treat it as one: no mark, no helplines, no apology longer than a few words. Answer what they wrote.'
