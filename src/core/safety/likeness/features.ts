import type { SafetyLanguage } from '../concern.ts'
import { memoizeWords } from '../memoize-words.ts'
import type { Token } from '../normalise.ts'
import { conceptsOf } from './concept-lexicon.ts'

/** Number of buckets that features are hashed to. */
export const FEATURES = 2 ** 18
/** Buckets used to tell one danger from another. */
export const CONCERN_FEATURES = 2 ** 13

/** Overwritten by the next text. */
export interface Features {
  at: Int32Array
  value: Float32Array
}

const WORD = { kind: 1, value: 1 }
const PAIR_OF_WORDS = { kind: 2, value: 1 }
const FIRST_WORD = { kind: 3, value: 1 }
const LETTERS = { kind: 5, value: 0.5 }
const CONCEPT = { kind: 6, value: 1 }
const PAIR_OF_CONCEPTS = { kind: 7, value: 1 }

type Kind = typeof WORD

const FEWEST_LETTERS = 3
const MOST_LETTERS = 5
/** Concepts within this many words form a pair. */
const NEAR = 12

const OFFSET = 2166136261
const PRIME = 16777619
const EDGE = 94

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME)

function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 12)) >>> 0
}

function hashOf(word: string): number {
  let hash = OFFSET
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at))
  return hash
}

/** Upper bound of features per chunk; the rest is dropped. */
const MOST_FEATURES = 2 ** 13

const LAST_TEXT = 255

/** A set of features, reused across texts to avoid clearing it. `size` is a power of two. */
class Collector {
  readonly #mask: number
  readonly #at = new Int32Array(MOST_FEATURES)
  readonly #value = new Float32Array(MOST_FEATURES)
  /** The number of the text that each bucket was last met in: bytes, which stay in the processor's cache. */
  readonly #met: Uint8Array
  #text = 0
  #count = 0
  #squares = 0

  constructor(size: number) {
    this.#mask = size - 1
    this.#met = new Uint8Array(size)
  }

  begin(): void {
    if (this.#text === LAST_TEXT) this.#met.fill(0)
    this.#text = (this.#text % LAST_TEXT) + 1
    this.#count = 0
    this.#squares = 0
  }

  add({ kind, value }: Kind, hash: number): void {
    this.addSpread(spread(mixed(hash, kind)), value)
  }

  addSpread(hash: number, value: number): void {
    const place = hash & this.#mask
    if (this.#met[place] === this.#text || this.#count === MOST_FEATURES) return
    this.#met[place] = this.#text
    this.#at[this.#count] = place
    this.#value[this.#count] = value
    this.#squares += value * value
    this.#count += 1
  }

  /** The collected features as a unit vector. */
  end(): Features {
    const length = Math.sqrt(this.#squares)
    for (let nth = 0; nth < this.#count; nth += 1) this.#value[nth] = (this.#value[nth] ?? 0) / length
    return { at: this.#at.subarray(0, this.#count), value: this.#value.subarray(0, this.#count) }
  }
}

/** Hashes of a word's character n-grams, with boundary markers. */
function lettersOf(word: string): Int32Array {
  const code = (at: number): number => (at === 0 || at > word.length ? EDGE : word.charCodeAt(at - 1))
  const hashes: number[] = []
  for (let from = 0; from < word.length; from += 1) {
    let hash = OFFSET
    for (let length = 1; length <= MOST_LETTERS && from + length <= word.length + 2; length += 1) {
      hash = mixed(hash, code(from + length - 1))
      if (length >= FEWEST_LETTERS) hashes.push(spread(mixed(hash, LETTERS.kind)))
    }
  }
  return Int32Array.from(hashes)
}

const hashesOf = memoizeWords((word) => ({ hash: hashOf(word), letters: lettersOf(word) }))

function addWords(collector: Collector, words: readonly string[]): void {
  let before = 0
  for (const [nth, word] of words.entries()) {
    const { hash, letters } = hashesOf(word)
    collector.add(WORD, hash)
    if (nth === 0) collector.add(FIRST_WORD, hash)
    else collector.add(PAIR_OF_WORDS, mixed(before, hash))
    for (const each of letters) collector.addSpread(each, LETTERS.value)
    before = hash
  }
}

function addPairs(collector: Collector, concept: number, others: readonly number[]): void {
  for (const other of others) {
    if (other !== concept) collector.add(PAIR_OF_CONCEPTS, mixed(mixed(OFFSET, concept), other))
  }
}

function addConcepts(collector: Collector, words: readonly string[], language: SafetyLanguage): void {
  const concepts = words.map((word) => conceptsOf(word, language))
  for (const [nth, here] of concepts.entries()) {
    const last = Math.min(nth + NEAR, concepts.length - 1)
    for (const concept of here) {
      collector.add(CONCEPT, mixed(OFFSET, concept))
      for (let next = nth + 1; next <= last; next += 1) addPairs(collector, concept, concepts[next] ?? [])
    }
  }
}

const DIGITS = /^\d+$/

/** Numbers are features by length: `30` and `50` pills are equally many. */
const written = ({ word }: Token): string => (DIGITS.test(word) ? `#${Math.min(word.length, 3)}` : word)

const all = new Collector(FEATURES)
const ofConcern = new Collector(CONCERN_FEATURES)

export function featuresOf(tokens: readonly Token[], language: SafetyLanguage): Features {
  const words = tokens.map(written)
  all.begin()
  addWords(all, words)
  addConcepts(all, words, language)
  return all.end()
}

export function concernFeaturesOf(tokens: readonly Token[], language: SafetyLanguage): Features {
  const words = tokens.map(written)
  ofConcern.begin()
  for (const word of words) ofConcern.add(WORD, hashesOf(word).hash)
  addConcepts(ofConcern, words, language)
  return ofConcern.end()
}
