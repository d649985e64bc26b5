import { openWeights, total } from '../../likeness/linear-model.ts'
import { type Concern, LEARNED_CONCERNS, type SafetyLanguage } from '../concern.ts'
import type { Token } from '../normalise.ts'
import { isDangerous } from './concept-lexicon.ts'
import { concernFeaturesOf, featuresOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

const danger = openWeights(WEIGHTS.danger)
const concerns = LEARNED_CONCERNS.map((concern) => ({ concern, weights: openWeights(WEIGHTS[concern]) }))

/** Most tokens that are read as one: the examples are short. */
export const MOST_TOGETHER = 40
/** A shorter sentence is read together with the next one, too; a very short one tells nothing by itself. */
const SHORTEST_SENTENCE = 5
const SHORTEST_ALONE = 3
/** The more sentences a text has, the likelier one of them resembles a danger by chance. Chosen by cross-checking. */
const PER_SENTENCE = 0.8

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    const last = parts.at(-1) ?? []
    if (last.length >= MOST_TOGETHER || (last.length > 0 && token.parted === 2)) parts.push([token])
    else last.push(token)
  }
  return parts
}

/** Sentences, and short ones with what follows them too: `I did it. All of them.` */
function readingsOf(tokens: readonly Token[]): Token[][] {
  const sentences = sentencesOf(tokens)
  return sentences.flatMap((sentence, nth) => {
    const next = sentences[nth + 1]
    if (sentence.length >= SHORTEST_SENTENCE || !next) return [sentence]
    const together = [...sentence, ...next].slice(0, MOST_TOGETHER)
    return sentence.length >= SHORTEST_ALONE ? [sentence, together] : [together]
  })
}

/** Above zero if closer to danger than to harmless examples, by words, concepts and which of them occur together. */
export const likenessOfWhole = (tokens: readonly Token[], language: SafetyLanguage): number =>
  total(featuresOf(tokens, language), danger)

/** The same for a text of any length: as a whole if it is short, and that of its most telling sentence. */
export function likenessOf(tokens: readonly Token[], language: SafetyLanguage): number {
  const sentences = readingsOf(tokens)
  const most = Math.max(...sentences.map((sentence) => likenessOfWhole(sentence, language)))
  const telling = most - PER_SENTENCE * Math.log(sentences.length)
  return tokens.length > MOST_TOGETHER ? telling : Math.max(telling, likenessOfWhole(tokens, language))
}

/** Whether a text has any word used to describe a danger. Without one, its likeness is meaningless. */
export const holdsDanger = (tokens: readonly Token[], language: SafetyLanguage): boolean =>
  tokens.some(({ word }) => isDangerous(word, language))

export function likeliestConcern(tokens: readonly Token[], language: SafetyLanguage): Concern {
  const features = concernFeaturesOf(tokens, language)
  const scored = concerns.map(({ concern, weights }) => ({ concern, score: total(features, weights) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).concern
}
