import { decodeWeights, scoreOf } from '../../classifier/linear-model.ts'
import { type Concern, LEARNED_CONCERNS, type SafetyLanguage } from '../concern.ts'
import type { Token } from '../normalise.ts'
import { isDangerous } from './concept-lexicon.ts'
import { concernFeaturesOf, featuresOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

const danger = decodeWeights(WEIGHTS.danger)
const concerns = LEARNED_CONCERNS.map((concern) => ({ concern, weights: decodeWeights(WEIGHTS[concern]) }))

/** The most tokens that are scored as one text: the examples are short. */
export const MOST_TOGETHER = 40
/** A shorter sentence is also scored together with the next one; a very short one says nothing by itself. */
const SHORTEST_SENTENCE = 5
const SHORTEST_ALONE = 3
/** The more sentences a text has, the likelier one of them resembles a danger by chance. Chosen by cross-validation. */
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

/** The sentences; a short one also, or only, together with the next: `I did it. All of them.` */
function readingsOf(tokens: readonly Token[]): Token[][] {
  const sentences = sentencesOf(tokens)
  return sentences.flatMap((sentence, nth) => {
    const next = sentences[nth + 1]
    if (sentence.length >= SHORTEST_SENTENCE || !next) return [sentence]
    const together = [...sentence, ...next].slice(0, MOST_TOGETHER)
    return sentence.length >= SHORTEST_ALONE ? [sentence, together] : [together]
  })
}

/** Above zero if the words and concepts are more like those of dangers than those of harmless examples. */
export const dangerScoreOfWhole = (tokens: readonly Token[], language: SafetyLanguage): number =>
  scoreOf(featuresOf(tokens, language), danger)

/** The same for a text of any length: the score of its most dangerous sentence, or of the whole if it is short. */
export function dangerScoreOf(tokens: readonly Token[], language: SafetyLanguage): number {
  const sentences = readingsOf(tokens)
  const most = Math.max(...sentences.map((sentence) => dangerScoreOfWhole(sentence, language)))
  const telling = most - PER_SENTENCE * Math.log(sentences.length)
  return tokens.length > MOST_TOGETHER ? telling : Math.max(telling, dangerScoreOfWhole(tokens, language))
}

/** Whether a text has any word used to describe a danger. Without one, its score is meaningless. */
export const hasDangerWord = (tokens: readonly Token[], language: SafetyLanguage): boolean =>
  tokens.some(({ word }) => isDangerous(word, language))

export function likeliestConcern(tokens: readonly Token[], language: SafetyLanguage): Concern {
  const features = concernFeaturesOf(tokens, language)
  const scored = concerns.map(({ concern, weights }) => ({ concern, score: scoreOf(features, weights) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).concern
}
