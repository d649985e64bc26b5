import type { Candidate } from './find-candidates.ts'

/** Semantic similarity of messages to a question, above 0 to 1, by position; others are left out. */
export type Closeness = ReadonlyMap<number, number>

/** Share of the score; the rest is words, dates and speakers. Questions about oneself resemble what one said. */
const MEANING = { own: 0.55, other: 0.3 }
/** Exponent: twice the similarity counts more than twice. */
const STEEPNESS = 1.5
/** The word score at which words are fully trusted; below it, they count less. */
const SURE_BY_WORDS = 11
/** Lower similarity may be chance. */
export const CLOSE = 0.25

/** Models rate texts differently, so this is relative to the person's typical and the highest possible similarity. */
export function closenessOf(cosines: ReadonlyMap<number, number>): Closeness {
  let sum = 0
  for (const value of cosines.values()) sum += value
  const usual = sum / Math.max(1, cosines.size)
  const closeness = new Map<number, number>()
  if (usual >= 1) return closeness
  for (const [position, value] of cosines) if (value > usual) closeness.set(position, (value - usual) / (1 - usual))
  return closeness
}

/** The candidates found by words, followed by the `limit` most similar ones that are not among them. */
export function withClosest(
  found: readonly Candidate[],
  closeness: Closeness,
  limit: number,
  sessionStart: (position: number) => number,
): Candidate[] {
  const known = new Set(found.map(({ position }) => position))
  const closest = [...closeness]
    .filter(([position]) => !known.has(position))
    .sort((one, other) => other[1] - one[1])
    .slice(0, limit)
  const nothing = { own: 0, window: 0, coverage: 0, rarest: 0, session: 0, before: 0 }
  return [...found, ...closest.map(([position]) => ({ ...nothing, position, sessionStart: sessionStart(position) }))]
}

interface Scored {
  candidate: { position: number }
  score: number
}

/** Reranks by the weighted sum of both scores, each scaled to 0 to 1; unchanged if there are no similarities. */
export function mixIn<One extends Scored>(ranked: readonly One[], closeness: Closeness, isOwn: boolean): One[] {
  const scores = ranked.map(({ score }) => score)
  const [least, most] = [Math.min(...scores), Math.max(SURE_BY_WORDS, ...scores)]
  const closest = Math.max(...ranked.map(({ candidate }) => closeness.get(candidate.position) ?? 0))
  if (ranked.length === 0 || closest === 0) return [...ranked]
  const meaning = isOwn ? MEANING.own : MEANING.other
  return ranked
    .map((one) => {
      const close = (closeness.get(one.candidate.position) ?? 0) / Math.max(closest, CLOSE)
      const byWords = (one.score - least) / (most - least || 1)
      return { ...one, score: (1 - meaning) * byWords + meaning * close ** STEEPNESS }
    })
    .sort((one, other) => other.score - one.score)
}
