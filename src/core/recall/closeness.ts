import type { Candidate } from './find-candidates.ts'

/** How close messages are in meaning to a question, above 0 to 1, by their places; those that are not are left out. */
export type Closeness = ReadonlyMap<number, number>

/**
 * Part of the mixed worth that goes by meaning; the rest goes by words, dates and speakers. What people ask of themselves
 * is close to what they said of themselves, and says it in other words; other questions name what they are about.
 */
const MEANING = { own: 0.55, other: 0.3 }
/** Being twice as close counts for more than twice. */
const STEEPNESS = 1.5
/** What the best by words is worth when these lead to it; below it, words are trusted less. */
const SURE_BY_WORDS = 11
/** What is less close than this may be so by chance. */
export const CLOSE = 0.25

/**
 * Models differ in how close to one another they hold all texts. So what counts is how much closer than the usual one
 * of this person's messages a message is, as a part of how much closer it could be.
 */
export function closenessOf(cosines: ReadonlyMap<number, number>): Closeness {
  let sum = 0
  for (const value of cosines.values()) sum += value
  const usual = sum / Math.max(1, cosines.size)
  const closeness = new Map<number, number>()
  if (usual >= 1) return closeness
  for (const [place, value] of cosines) if (value > usual) closeness.set(place, (value - usual) / (1 - usual))
  return closeness
}

/** The candidates found by words, and after them the `limit` closest in meaning that are not among these. */
export function withClosest(
  found: readonly Candidate[],
  closeness: Closeness,
  limit: number,
  sittingAt: (place: number) => number,
): Candidate[] {
  const known = new Set(found.map(({ place }) => place))
  const closest = [...closeness]
    .filter(([place]) => !known.has(place))
    .sort((one, other) => other[1] - one[1])
    .slice(0, limit)
  const nothing = { own: 0, window: 0, coverage: 0, rarest: 0, sitting: 0, before: 0 }
  return [...found, ...closest.map(([place]) => ({ ...nothing, place, sittingAt: sittingAt(place) }))]
}

interface Scored {
  candidate: { place: number }
  score: number
}

/** Ranks again by the weighted sum of both, each brought to 0 to 1; unchanged where nothing is known of meaning. */
export function mixIn<One extends Scored>(ranked: readonly One[], closeness: Closeness, isOwn: boolean): One[] {
  const scores = ranked.map(({ score }) => score)
  const [least, most] = [Math.min(...scores), Math.max(SURE_BY_WORDS, ...scores)]
  const closest = Math.max(...ranked.map(({ candidate }) => closeness.get(candidate.place) ?? 0))
  if (ranked.length === 0 || closest === 0) return [...ranked]
  const meaning = isOwn ? MEANING.own : MEANING.other
  return ranked
    .map((one) => {
      const close = (closeness.get(one.candidate.place) ?? 0) / Math.max(closest, CLOSE)
      const byWords = (one.score - least) / (most - least || 1)
      return { ...one, score: (1 - meaning) * byWords + meaning * close ** STEEPNESS }
    })
    .sort((one, other) => other.score - one.score)
}
