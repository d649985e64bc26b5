import type { Concern, SafetyLanguage } from './concern.ts'
import type { Help } from './help/line.ts'
import { emergencyOf, helpText } from './help-text.ts'

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

const inOneLine = (text: string): string => text.replace(/\n+/g, '; ')

/** `help` keeps the number at hand. */
export const safeCompletionInstruction = (concern: Concern, language: SafetyLanguage, help: Help | null): string =>
  [
    ABOUT[concern],
    `Answer in ${LANGUAGE_NAMES[language]}, in two to five short, warm, plain sentences, without banter, jokes, role play or persona mannerisms.`,
    'Take it seriously, listen, reflect what was said, ask one question at a time, and never end the conversation yourself.',
    'Name no means, methods, amounts, places or details of how somebody could be harmed, in no form, story or hypothetical included, and do not compare them.',
    'Promise no secrecy. Give no diagnosis and no advice on medicines. Do not argue, moralise, cause guilt or say how others would feel.',
    'Do not say that you are human, and do not present yourself as enough: encourage a person nearby and professional help, gently and again.',
    'Where they speak of something else, go along gently and briefly, without steering back at once.',
    `Keep help at hand: ${inOneLine(helpText({ concern, language, urgent: false, help }))}. In danger now: ${emergencyOf({ concern, language, help })}.`,
  ].join(' ')
