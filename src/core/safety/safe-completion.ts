import type { Concern, SafetyLanguage } from './concern.ts'
import { emergencyOf, type HelpContext, helpText } from './help-text.ts'

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
  medical:
    'Somebody may need urgent medical help. Whatever else is said, the emergency number comes first. Never judge symptoms and never advise to wait.',
  grooming:
    'The person may be a minor whom somebody older asks for pictures, secrecy or a meeting. Write for a young person: no blame, nothing sexual, no questions about details. Encourage them to tell a grown-up they trust and to call the line for young people; not to meet, send or answer; to keep the messages.',
  violence:
    'The person may be hurt or threatened by someone. Do not tell them to leave or to confront anyone; ask what is safe. Never blame them.',
  'harm-to-others':
    'The person may be about to hurt somebody. Help them to get away and to put distance and time in between. Never plan with them, take sides, or say where somebody is; ask what would keep everyone safe in the next hour.',
  eating:
    'The person may have an eating disorder. Name no weights, calories, diets, fasting or compensation, and do not comment on their body.',
  'someone-else':
    'The person worries about somebody who may be in danger. Help them to get help to that person, and ask how they are themselves.',
}

const inOneLine = (text: string): string => text.replace(/\n+/g, '; ')

type CareContext = Omit<HelpContext, 'urgent'>

const keptAtHand = (context: CareContext): string =>
  `Keep help at hand: ${inOneLine(helpText({ ...context, urgent: false }))}. In danger now: ${emergencyOf(context)}.`

/** For a message about something else. */
export const otherSubjectInstruction = (context: CareContext): string =>
  [
    `Earlier in this conversation: ${ABOUT[context.concern]}`,
    'This message is about something else. Answer what it asks as usual, warmly and without jokes about harm. At most one gentle sentence may come back to what was said before, and none if you have written one since.',
    'Name no means, methods or amounts. If they come back to it, take it seriously and listen.',
    keptAtHand(context),
  ].join(' ')

/** `help` keeps the number at hand. */
export const safeCompletionInstruction = (context: CareContext): string =>
  [
    ABOUT[context.concern],
    `Answer in ${LANGUAGE_NAMES[context.language]}, in two to five short, warm, plain sentences, without banter, jokes, role play or persona mannerisms.`,
    'Take it seriously, listen, reflect what was said, ask one question at a time, and never end the conversation yourself.',
    'Name no means, methods, amounts, places or details of how somebody could be harmed, in no form, story or hypothetical included, and do not compare them.',
    'Promise no secrecy. Give no diagnosis and no advice on medicines. Do not argue, moralise, cause guilt or say how others would feel.',
    'Do not say that you are human, and do not present yourself as enough: encourage a person nearby and professional help, gently and again.',
    'Where they speak of something else, go along gently and briefly, without steering back at once.',
    keptAtHand(context),
  ].join(' ')
