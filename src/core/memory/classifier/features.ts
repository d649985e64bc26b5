import { addConcepts, addWords, hashOfConcept } from '../../classifier/add-features.ts'
import { Collector, type Features } from '../../classifier/collector.ts'
import { hashesOf, type Kind } from '../../classifier/word-hashes.ts'
import type { ReadWord } from './read-words.ts'
import type { Span } from './spans.ts'

/** Number of buckets that features are hashed to. */
export const FEATURES = 2 ** 17

const FIRST_CONCEPT = { kind: 8, value: 1 }
const SHAPE = { kind: 9, value: 1 }
/** Around the part that is scored. */
const WORD_BEFORE = { kind: 10, value: 0.5 }
const CONCEPT_BEFORE = { kind: 11, value: 0.5 }
const WORD_AFTER = { kind: 12, value: 0.5 }
const CONCEPT_AFTER = { kind: 13, value: 0.5 }
/** Earlier in its sentence: `if`, `wish`, `said`. */
const EARLIER = { kind: 14, value: 0.5 }

/** Concepts within this many words form a pair. */
const NEAR = 11
const WORDS_BEFORE = 8
const WORDS_AFTER = 6

const all = new Collector(FEATURES)

function addAround(words: readonly ReadWord[], word: Kind, concept: Kind): void {
  for (const around of words) {
    all.add(word, hashesOf(around.word).hash)
    for (const each of around.concepts) all.add(concept, hashOfConcept(each))
  }
}

const NAME = /(?<=\s)\p{Lu}\p{Ll}/u
const ASKS = /^\s*\?/
const ASKS_LATER = /^[^.!]{0,200}\?/

/** Whether the part is a question, or names somebody. Its length and position only say how an author writes. */
function shapeOf(text: string, { from, to }: Span): string[] {
  const rest = text.slice(to)
  const marks: [string, boolean][] = [
    ['asks', ASKS.test(rest)],
    ['asks later', ASKS_LATER.test(rest)],
    ['name', NAME.test(text.slice(from, to))],
  ]
  return marks.map(([mark, isSo]) => `${mark} ${isSo}`)
}

const SENTENCE_ENDS = '.!?\n'

function sentenceStart(text: string, at: number): number {
  let start = at
  while (start > 0 && !SENTENCE_ENDS.includes(text[start - 1] ?? '')) start -= 1
  return start
}

interface Part {
  text: string
  words: readonly ReadWord[]
  spans: readonly Span[]
}

/** Features of one part of a text. Overwritten by the next call. */
export function featuresOf({ text, words, spans }: Part, nth: number): Features {
  const span = spans[nth] ?? { from: 0, to: 0 }
  const own = wordsOf(words, span)
  const before = spans[nth - 1]
  const after = spans[nth + 1]
  const sentence = { from: sentenceStart(text, span.from), to: span.from }
  all.begin()
  for (const concept of own[0]?.concepts ?? []) all.add(FIRST_CONCEPT, hashOfConcept(concept))
  addWords(
    all,
    own.map(({ word }) => word),
  )
  addConcepts(
    all,
    own.map(({ concepts }) => concepts),
    NEAR,
  )
  if (before) addAround(wordsOf(words, before).slice(-WORDS_BEFORE), WORD_BEFORE, CONCEPT_BEFORE)
  if (after) addAround(wordsOf(words, after).slice(0, WORDS_AFTER), WORD_AFTER, CONCEPT_AFTER)
  for (const { concepts } of wordsOf(words, sentence))
    for (const concept of concepts) all.add(EARLIER, hashOfConcept(concept))
  for (const mark of shapeOf(text, span)) all.add(SHAPE, hashesOf(mark).hash)
  return all.end()
}

/** The number of the first word at or after a place. */
function wordAt(words: readonly ReadWord[], place: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.from ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

export const wordsOf = (words: readonly ReadWord[], { from, to }: Span): ReadWord[] =>
  words.slice(wordAt(words, from), wordAt(words, to))
