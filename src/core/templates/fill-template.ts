import { trimMarks } from '../text/trim-marks.ts'

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
