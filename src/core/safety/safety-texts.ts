import type { Concern, Family, SafetyLanguage } from './concern.ts'
import { fill } from './help/contact-links.ts'
import { emergencyOf, type HelpContext, helpText } from './help-text.ts'
import { screenMessage } from './screen-message.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { PT } from './texts/pt.ts'
import type { SafetyTexts } from './texts/shape.ts'

const TEXTS: Record<SafetyLanguage, SafetyTexts> = { en: EN, de: DE, es: ES, fr: FR, pt: PT }

interface CrisisContext extends HelpContext {
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

/** The families that an answer may name for a concern, the clearest first. */
const familiesOf = (concern: Concern): readonly Family[] =>
  concern === 'suicide' ? ['intent', 'farewell', 'means', 'burden', 'hopelessness'] : [concern]

/** The family to name; `unsure` if the rules did not find it in the message. */
function familyOf(concern: Concern, said: string | null): Family | 'unsure' {
  const families = said === null ? [] : (screenMessage(said, [])?.families ?? [])
  return familiesOf(concern).find((family) => families.includes(family)) ?? 'unsure'
}

/** Always complete, whatever the helper's length and tone. */
export function crisisAnswer({ said, recent, ...context }: CrisisContext): string {
  const texts = TEXTS[context.language]
  return fill(freshest(texts.answers[context.concern], recent), {
    named: texts.named[familyOf(context.concern, said)],
    help: helpText(context),
  })
}

/** What the built-in engine says next in a crisis, without repeats while there is another text. */
export function safeReply({ recent, ...context }: Omit<CrisisContext, 'urgent' | 'said'>): string {
  const { replies } = TEXTS[context.language]
  return fill(
    freshest([...replies[context.concern], ...(context.concern === 'medical' ? [] : replies.shared)], recent),
    {
      help: helpText({ ...context, urgent: false }),
      emergency: emergencyOf(context),
    },
  )
}

/** What the built-in engine says after a crisis, to a message that is none itself. */
export const replyAfterCrisis = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].present, recent)

/** The follow-up. Reveals nothing, because others may read it on a locked screen. */
export const gentleCheckIn = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].checkIns, recent)

/** Ends an ordinary reply in care; null if an earlier reply said it since the last answer to a crisis. */
export function closingLineFor(language: SafetyLanguage, recent: readonly string[]): string | null {
  const { closing } = TEXTS[language]
  const since = recent.slice(recent.findLastIndex(isSafetyText) + 1)
  return since.some((text) => text.includes(closing)) ? null : closing
}

const all = Object.values(TEXTS)
const stretchesOf = (templates: readonly (readonly string[])[]): string[] => templates.flat().map(stretchOf)
const answers = stretchesOf(all.flatMap((texts) => Object.values(texts.answers)))
const replies = stretchesOf(all.flatMap((texts) => [...Object.values(texts.replies), texts.present]))

/** Whether this is an answer to a crisis, in any language. */
export const answersCrisis = (text: string): boolean => answers.some((stretch) => text.includes(stretch))

/** Whether this is one of the texts above, in any language. The built-in engine stays gentle after them. */
export const isSafetyText = (text: string): boolean =>
  answersCrisis(text) || replies.some((stretch) => text.includes(stretch))
