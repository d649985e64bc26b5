import { CONCERNS, type Concern, type SafetyLanguage } from '../concern.ts'
import type { Token } from '../normalise.ts'
import { isDangerous } from './concept-lexicon.ts'
import { conceptFeaturesOf, type Features, featuresOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** Weights as they are kept: a byte each, and what a step of it is worth. */
interface KeptWeights {
  bytes: string
  step: number
  bias: number
}

function open({ bytes, step }: KeptWeights): Float32Array {
  const text = atob(bytes)
  return Float32Array.from(text, (character) => ((character.charCodeAt(0) << 24) >> 24) * step)
}

const danger = open(WEIGHTS.danger)
const concerns = CONCERNS.map((concern) => ({ concern, weights: open(WEIGHTS[concern]), bias: WEIGHTS[concern].bias }))

function total({ at, value }: Features, weights: Float32Array): number {
  let sum = 0
  for (let nth = 0; nth < at.length; nth += 1) sum += (weights[at[nth] ?? 0] ?? 0) * (value[nth] ?? 0)
  return sum
}

/** A long text is looked at piece by piece: a sentence of it may tell of a danger. */
const LONG = 40

function pieces(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    const last = parts.at(-1) ?? []
    if (last.length >= LONG || (last.length >= LONG / 2 && token.parted === 2)) parts.push([token])
    else last.push(token)
  }
  return parts
}

/**
 * How much a text is like those in which people told about a danger, and unlike the harmless ones: above zero when it is
 * more like the former. By its words, what they mean and which stand together.
 */
export const likenessOf = (tokens: readonly Token[], language: SafetyLanguage): number =>
  Math.max(...pieces(tokens).map((piece) => WEIGHTS.danger.bias + total(featuresOf(piece, language), danger)))

/** Does a text hold any word that dangers are told with? Without one its likeness says nothing. */
export const holdsDanger = (tokens: readonly Token[], language: SafetyLanguage): boolean =>
  tokens.some(({ word }) => isDangerous(word, language))

/** What the danger would be. */
export function likeliestConcern(tokens: readonly Token[], language: SafetyLanguage): Concern {
  const features = conceptFeaturesOf(tokens, language)
  const scored = concerns.map(({ concern, weights, bias }) => ({ concern, score: bias + total(features, weights) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).concern
}
