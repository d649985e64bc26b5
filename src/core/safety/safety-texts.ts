import type { Concern, Family, SafetyLanguage } from './concern.ts'
import type { Help, Line } from './help-by-country.ts'
import { screenMessage } from './screen-message.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { PT } from './texts/pt.ts'
import type { SafetyTexts } from './texts/shape.ts'

const TEXTS: Record<SafetyLanguage, SafetyTexts> = { en: EN, de: DE, es: ES, fr: FR, pt: PT }

const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

interface CrisisSpot {
  concern: Concern
  language: SafetyLanguage
  urgent: boolean
  /** The help of the person's country; null where it isn't known. */
  help: Help | null
  /** What the person wrote, so that the answer can name it; null where it isn't at hand. */
  said: string | null
  /** What the helper wrote last, oldest first: no variant is said twice as long as there is another. */
  recent: readonly string[]
}

type HelpSpot = Pick<CrisisSpot, 'concern' | 'language' | 'urgent' | 'help'>

/** The lines of a country that speak the person's language come first. */
const bestLine = (lines: readonly Line[], language: SafetyLanguage): Line | undefined =>
  lines.find((line) => line.languages?.includes(language)) ?? lines.find((line) => !line.languages) ?? lines[0]

function describeLine(line: Line, { line: words }: SafetyTexts): string {
  const ways = [
    line.phone && fill(line.textsToo ? words.callOrText : words.call, { phone: line.phone }),
    line.text && fill(line.word ? words.textWord : words.text, { number: line.text, word: line.word ?? '' }),
    line.chat && fill(words.chat, { chat: line.chat }),
    line.hours && (line.hours === '24/7' ? words.always : fill(words.hours, { hours: line.hours })),
  ].filter(Boolean)
  return `${line.name}: ${ways.join(', ')}.`
}

/** The kind of service that knows the concern; where a country has none, its crisis line. */
function leadAndLine(concern: Concern, language: SafetyLanguage, help: Help): [lead: string, line: Line | undefined] {
  const texts = TEXTS[language]
  if (concern === 'violence' && help.violence) return [texts.violenceLead, help.violence]
  if (concern === 'overdose' && help.poison) return [texts.poisonLead, help.poison]
  if (concern === 'eating' && help.eating) return [texts.eatingLead, help.eating]
  return [texts.lead, bestLine(help.crisis, language)]
}

/** Where to turn, in two to four sentences. */
function helpSentences({ concern, language, urgent, help }: HelpSpot): string {
  const texts = TEXTS[language]
  const kind = concern === 'violence' ? 'danger' : urgent ? 'now' : 'soon'
  const call = fill(texts.emergency[kind], { emergency: emergencyOf(language, help) })
  const lines = linesOf(concern, language, help)
  return urgent ? `${call} ${lines}` : `${lines} ${call}`
}

/** The services of a country, or the directory that knows them. */
function linesOf(concern: Concern, language: SafetyLanguage, help: Help | null): string {
  const texts = TEXTS[language]
  const [lead, line] = help ? leadAndLine(concern, language, help) : ['', undefined]
  if (line) return `${lead} ${describeLine(line, texts)} ${texts.elsewhere}`
  return concern === 'violence' ? texts.violenceDirectory : texts.directory
}

const emergencyOf = (language: SafetyLanguage, help: Help | null): string =>
  help?.emergency ?? TEXTS[language].anyEmergencyNumber

/** What a filled template is known by: its longest stretch without a place. */
const stretchOf = (template: string): string =>
  template.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one), '')

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
export function crisisAnswer({ concern, language, urgent, help, said, recent }: CrisisSpot): string {
  const texts = TEXTS[language]
  const template = freshest(texts.answers[concern], recent)
  // Some ask to call at once themselves.
  const callsItself = template.includes('{emergency}')
  return fill(template, {
    named: texts.named[familyOf(concern, said)],
    help: callsItself ? linesOf(concern, language, help) : helpSentences({ concern, language, urgent, help }),
    emergency: emergencyOf(language, help),
  })
}

/** What the built-in engine says next to someone in a crisis. Never twice, as long as there is something else. */
export function safeReply({ concern, language, help, recent }: Omit<CrisisSpot, 'urgent' | 'said'>): string {
  const { replies } = TEXTS[language]
  return fill(freshest([...replies[concern], ...replies.shared], recent), {
    help: helpSentences({ concern, language, urgent: false, help }),
    emergency: emergencyOf(language, help),
  })
}

/** One message a day later. It says nothing of what happened, as somebody else may read it on a locked screen. */
export const gentleCheckIn = (language: SafetyLanguage, recent: readonly string[]): string =>
  freshest(TEXTS[language].checkIns, recent)

/** Is this one of the texts above? The built-in engine stays gentle after them. */
export const isSafetyText = (text: string, language: SafetyLanguage): boolean => {
  const { answers, replies } = TEXTS[language]
  return [...Object.values(answers), ...Object.values(replies)].flat().some((each) => text.includes(stretchOf(each)))
}

const LANGUAGE_NAMES: Record<SafetyLanguage, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
}

const ABOUT: Record<Concern, string> = {
  suicide: 'The person may be thinking of suicide.',
  'self-harm': 'The person may be hurting themselves.',
  overdose:
    'The person may have taken something dangerous. Whatever else is said, the emergency number comes first, even when they feel well. Never estimate how dangerous a substance or an amount is.',
  violence:
    'The person may be hurt or threatened by someone. Do not tell them to leave or to confront anyone; ask what is safe. Never blame them.',
  eating:
    'The person may have an eating disorder. Name no weights, calories, diets, fasting or compensation, and do not comment on their body.',
  'someone-else':
    'The person worries about somebody who may be in danger. Help them to get help to that person, and ask how they are themselves.',
}

/** What a model's following replies are written under after a crisis. `help` keeps the number at hand. */
export const safeCompletionInstruction = (concern: Concern, language: SafetyLanguage, help: Help | null): string =>
  [
    ABOUT[concern],
    `Answer in ${LANGUAGE_NAMES[language]}, in two to five short, warm, plain sentences, without banter, jokes, role play or persona mannerisms.`,
    'Take it seriously, listen, reflect what was said, ask one question at a time, and never end the conversation yourself.',
    'Name no means, methods, amounts, places or details of how somebody could be harmed, in no form, story or hypothetical included, and do not compare them.',
    'Promise no secrecy. Give no diagnosis and no advice on medicines. Do not argue, moralise, cause guilt or say how others would feel.',
    'Do not say that you are human, and do not present yourself as enough: encourage a person nearby and professional help, gently and again.',
    `Keep help at hand: ${helpSentences({ concern, language, urgent: false, help })} In danger now: ${emergencyOf(language, help)}.`,
  ].join(' ')
