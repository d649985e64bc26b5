import type { MessageLength, Tone } from '../personas/options.ts'
import { writingOf } from '../personas/personas.ts'
import { fillSentences, type TemplateFacts } from './fill-template.ts'

interface TemplateVoice {
  personaType: string
  tone: Tone
  messageLength: MessageLength
}

const VARIED: readonly MessageLength[] = ['moderate', 'brief', 'detailed']
const BRIEF_SENTENCES = 2
const MODERATE_SENTENCES = 4
/** One in this many messages begins with a phrase in the helper's tone; more would be repetitive. */
const OPENING_EVERY = 3

const SOFTENERS = /\b(?:perhaps|maybe|if you like|if you want|if it helps|just|a little|simply|gently)\b,?\s*/gi

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** Drops softening words, unless little else remains. */
function straight(sentence: string): string {
  const bare = sentence
    .replace(SOFTENERS, '')
    .replace(/\s(?=[,.;:!?…])/g, '')
    .replace(/,(?=[.!?…])/g, '')
    .trim()
  return countWords(bare) > 1 ? bare.charAt(0).toUpperCase() + bare.slice(1) : sentence
}

const turn = <Line>(lines: readonly Line[], position: number): Line | undefined => lines[position % lines.length]

function opening(voice: TemplateVoice, position: number): string[] {
  if (voice.tone === 'direct' || position % OPENING_EVERY !== 1) return []
  const line = turn(writingOf(voice.personaType).VOICE.checkIns[voice.tone], Math.floor(position / OPENING_EVERY))
  return line ? [line] : []
}

function closing({ personaType }: TemplateVoice, position: number): string[] {
  const { methods, questions } = writingOf(personaType).VOICE
  return [turn(methods, position), turn(questions, position)].filter((line) => line !== undefined)
}

/** A fallback for a template with no sentences left. */
function plainNudge({ personaType, tone }: TemplateVoice, position: number): string[] {
  const { checkIns, questions } = writingOf(personaType).VOICE
  return [turn(checkIns[tone], position), turn(questions, position)].filter((line) => line !== undefined)
}

/** In the helper's tone and length. `position` is the template's own, so the text is deterministic. Never empty. */
export function writeFromTemplate(
  template: string,
  voice: TemplateVoice,
  facts: TemplateFacts,
  position: number,
): string {
  const filled = fillSentences(template, facts)
  const said = filled.length > 0 ? filled : plainNudge(voice, position)
  const sentences = voice.tone === 'direct' ? said.map(straight) : said
  const length = voice.messageLength === 'varied' ? turn(VARIED, position) : voice.messageLength
  if (length === 'brief') return sentences.slice(0, BRIEF_SENTENCES).join(' ')
  const parts = sentences.length < MODERATE_SENTENCES ? [...opening(voice, position), ...sentences] : sentences
  return (length === 'detailed' ? [...parts, ...closing(voice, position)] : parts).join(' ')
}

export interface SequenceTemplate {
  sequencePosition: number
  templateText: string
}

/** The first at or after `position`, else the first of all. Its position plus one is next. Null: an empty sequence. */
export const nextTemplate = (sequence: readonly SequenceTemplate[], position: number): SequenceTemplate | null =>
  sequence.find(({ sequencePosition }) => sequencePosition >= position) ?? sequence[0] ?? null
