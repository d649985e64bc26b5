import type { MessageLength, Tone } from '../personas/options.ts'
import { writingOf } from '../personas/personas.ts'
import { trimMarks } from '../text/trim.ts'

/** Null if unknown: nothing is guessed. */
export interface TemplateFacts {
  name: string | null
  helper: string | null
  /** The local weekday in words. */
  day: string | null
  /** `morning`, `afternoon` or `evening`, local. */
  partOfDay: string | null
  /** A frequent subject of the person, as a noun phrase. */
  topic: string | null
  /** A goal of the person, as a noun phrase. */
  goal: string | null
}

const LONGEST_VALUE = 80
const PLACEHOLDER = /\{\s*(\w+)\s*\}/g
const OPTIONAL_PART = /\[([^[\]]*)\]/g
/** A name used only as an address: `Well done, {name}.` */
const CALLED_AFTER = /,\s*\{\s*(\w+)\s*\}(?=\s*(?:[,.!?…;:]|$))/g
const CALLED_BEFORE = /(^|[.!?…]\s+)\{\s*(\w+)\s*\}\s*[,:]\s*/g
const BETWEEN_SENTENCES = /(?<=[.!?…]["”’)]{0,4})\s+/

type Known = ReadonlyMap<string, string>

/** A value made safe for a sentence: on one line, without anything that looks like a placeholder. */
const clean = (value: string): string =>
  trimMarks(
    value
      .replace(/[{}[\]\p{C}\p{Z}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_VALUE),
    ',.;:!?…',
  )

const knownOf = (facts: TemplateFacts): Known =>
  new Map(
    Object.entries(facts)
      .map(([slot, value]) => [slot, value === null ? '' : clean(value)] as const)
      .filter(([, value]) => value !== ''),
  )

const allKnown = (text: string, known: Known): boolean =>
  [...text.matchAll(PLACEHOLDER)].every(([, slot]) => known.has(slot ?? ''))

/** Drops bracketed parts and names used as an address if their values are unknown. */
const withoutUnknownParts = (text: string, known: Known): string =>
  text
    .replace(OPTIONAL_PART, (_, part: string) => (allKnown(part, known) ? part : ''))
    .replace(CALLED_AFTER, (called, slot: string) => (known.has(slot) ? called : ''))
    .replace(CALLED_BEFORE, (called, before: string, slot: string) => (known.has(slot) ? called : before))

const fill = (sentence: string, known: Known): string =>
  sentence.replace(PLACEHOLDER, (_, slot: string) => known.get(slot) ?? '')

const capitalised = (sentence: string): string =>
  sentence.replace(/^(["“‘(]*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase())

const tidied = (sentence: string): string =>
  capitalised(
    sentence
      .replace(/[{}[\]]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:!?…])/g, '')
      .replace(/,(?=[,.;:!?…])/g, '')
      .replace(/^[\s,.;:!?…]+/, '')
      .trim(),
  )

const sentencesOf = (text: string): string[] => text.split(BETWEEN_SENTENCES)

const worded = (sentences: string[]): string[] => sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

const MOST_REMEMBERED = 1000
const remembered = new Map<string, readonly string[]>()

/** Cached: most templates have none, and thousands are due at the same minute. */
function plainSentences(template: string): readonly string[] {
  const known = remembered.get(template)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const sentences = worded(sentencesOf(template).map(tidied))
  remembered.set(template, sentences)
  return sentences
}

/** Drops `[brackets]`, names used as an address, and sentences whose values are unknown. Empty if nothing remains. */
export function fillSentences(template: string, facts: TemplateFacts): readonly string[] {
  if (!/[{}[\]]/.test(template)) return plainSentences(template)
  const known = knownOf(facts)
  const sentences = sentencesOf(withoutUnknownParts(template, known))
  return worded(
    sentences.filter((sentence) => allKnown(sentence, known)).map((sentence) => tidied(fill(sentence, known))),
  )
}

const NOON = 12
const EVENING = 17

/** `morning`, `afternoon` or `evening` for a local hour, 0 to 23. */
export function partOfDayAt(hour: number): string {
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

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
