import { addConcepts, addWords, WORD } from '../../classifier/add-features.ts'
import { Collector, type Features } from '../../classifier/collector.ts'
import { hashesOf } from '../../classifier/word-hashes.ts'
import type { SafetyLanguage } from '../concern.ts'
import type { Token } from '../normalise.ts'
import { conceptsOf } from './concept-lexicon.ts'

/** Number of buckets that features are hashed to. */
export const FEATURES = 2 ** 18
/** Buckets used to tell one danger from another. */
export const CONCERN_FEATURES = 2 ** 13

/** Concepts within this many words form a pair. */
const NEAR = 12

const conceptsIn = (words: readonly string[], language: SafetyLanguage) =>
  words.map((word) => conceptsOf(word, language))

const DIGITS = /^\d+$/

/** Numbers are features by length: `30` and `50` pills are equally many. */
const written = ({ word }: Token): string => (DIGITS.test(word) ? `#${Math.min(word.length, 3)}` : word)

const all = new Collector(FEATURES)
const ofConcern = new Collector(CONCERN_FEATURES)

export function featuresOf(tokens: readonly Token[], language: SafetyLanguage): Features {
  const words = tokens.map(written)
  all.begin()
  addWords(all, words)
  addConcepts(all, conceptsIn(words, language), NEAR)
  return all.end()
}

export function concernFeaturesOf(tokens: readonly Token[], language: SafetyLanguage): Features {
  const words = tokens.map(written)
  ofConcern.begin()
  for (const word of words) ofConcern.add(WORD, hashesOf(word).hash)
  addConcepts(ofConcern, conceptsIn(words, language), NEAR)
  return ofConcern.end()
}
