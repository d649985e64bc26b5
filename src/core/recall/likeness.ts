import { cosine, type Quantised } from './vectors.ts'

/** A message with its meaning, which is unknown (0 and null) without an embedding model. */
export interface Meant {
  /** To the question, as in `closeness.ts`. */
  closeness: number
  vector: Quantised | null
}

const NEAREST = 8

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** 1 at most; 0 for what is usual. */
const above = (usual: number, value: number): number => (usual < 1 ? (value - usual) / (1 - usual) : 0)

/**
 * How alike two of the messages are: 1 if they mean the same, 0 if as much as the eight that are most like the first one
 * do on average. Models rate texts differently, and some messages resemble many others: hence relative to the nearest,
 * as in cross-domain similarity local scaling (Conneau et al. 2018).
 */
export function likenessAmong<One extends Meant>(messages: readonly One[]): (one: One, other: One) => number {
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
export function closerAmong<One extends Meant>(messages: readonly One[]): (one: One) => number {
  const usual = meanOf(messages.map(({ closeness }) => closeness))
  return ({ closeness }) => above(usual, closeness)
}
