import { cosine, type Quantised } from './vectors.ts'

/** A message with its embedding; closeness 0 and vector null without an embedding model. */
export interface WithEmbedding {
  /** To the question, as in `closeness.ts`. */
  closeness: number
  vector: Quantised | null
}

const NEAREST = 8

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** 1 at most; 0 for the usual value. */
const above = (usual: number, value: number): number => (usual < 1 ? (value - usual) / (1 - usual) : 0)

/**
 * The similarity of two of the messages: 1 if they mean the same, 0 if they are as similar as the first one and its eight
 * nearest are on average. Models rate texts differently, and some messages resemble many others: hence relative to the
 * nearest, as in cross-domain similarity local scaling (Conneau et al. 2018).
 */
export function similarityAmong<One extends WithEmbedding>(messages: readonly One[]): (one: One, other: One) => number {
  const usual = new Map<One, number>()
  const usualOf = (one: One, vector: Quantised): number =>
    usual.getOrInsertComputed(one, () => {
      const cosines = messages.flatMap((told) => (told !== one && told.vector ? [cosine(vector, told.vector)] : []))
      return meanOf(cosines.sort((a, b) => b - a).slice(0, NEAREST))
    })
  return (one, other) =>
    one.vector && other.vector
      ? above(usualOf(one, one.vector), cosine(one.vector, other.vector))
      : Number.NEGATIVE_INFINITY
}

/** How much closer to the question one is than they are on average. */
export function closerAmong<One extends WithEmbedding>(messages: readonly One[]): (one: One) => number {
  const usual = meanOf(messages.map(({ closeness }) => closeness))
  return ({ closeness }) => above(usual, closeness)
}
