import { type Candidate, highest } from './find-candidates.ts'
import { bestFirst } from './memory-ranking.ts'

/** Semantic similarity of messages to a question by position, 0 to 1. Empty: nothing was compared. */
export type Closeness = Float32Array

/** Share of the score; the rest is words, dates and speakers. Questions about oneself resemble what one said. */
const MEANING = { own: 0.5, other: 0.3 }
/** Exponent: twice the similarity counts more than twice. */
const STEEPNESS = 1.5
/** The word score at which words are fully trusted; below it, they count less. */
const SURE_BY_WORDS = 10
/** Lower similarity may be chance. */
const CLOSE = 0.25
/** From here on a message may be mentioned without a word of the question. */
const SURELY_CLOSE = 0.3
/** Of the question's words, in or around a message that holds one of them. */
const LEAST_COVERAGE = 0.3
const LEAST_SCORE = 0.45
const SURE_WORDS = 2
const SURE_SHARE = 0.5

/** Models rate texts differently, so this is relative to the person's typical and the highest possible similarity. */
export function closenessOf(cosines: readonly { position: number; cosine: number }[], positions: number): Closeness {
  const closeness = new Float32Array(positions)
  const usual = cosines.reduce((sum, { cosine }) => sum + cosine, 0) / Math.max(1, cosines.length)
  if (usual >= 1) return closeness
  for (const { position, cosine } of cosines) closeness[position] = Math.max(0, (cosine - usual) / (1 - usual))
  return closeness
}

/** The candidates found by words, followed by the `limit` most similar messages that are not among them. */
export function addClosest(
  found: readonly Candidate[],
  closeness: Closeness,
  limit: number,
  sessionStart: (position: number) => number,
): Candidate[] {
  const known = new Set(found.map(({ position }) => position))
  const closest = highest(closeness, limit + known.size).filter((position) => !known.has(position))
  const nothing = { own: 0, window: 0, coverage: 0, rarest: 0, session: 0 }
  const blank = (position: number) => ({ ...nothing, position, sessionStart: sessionStart(position) })
  return [...found, ...closest.slice(0, limit).map(blank)]
}

interface Scored {
  candidate: { position: number }
  score: number
}

/** Reranks by the weighted sum of both scores, each scaled to 0 to 1; words alone decide if there are no similarities. */
export function rerankByMeaning<One extends Scored>(
  ranked: readonly One[],
  closeness: Closeness,
  isOwn: boolean,
): One[] {
  const scores = ranked.map(({ score }) => score)
  const most = Math.max(SURE_BY_WORDS, ...scores)
  const closest = Math.max(...ranked.map(({ candidate }) => closeness[candidate.position] ?? 0))
  const meaning = closest <= 0 ? 0 : isOwn ? MEANING.own : MEANING.other
  const mixed = ranked.map((one) => {
    const close = (closeness[one.candidate.position] ?? 0) / Math.max(closest, CLOSE)
    const byWords = Math.max(0, one.score) / most
    return { ...one, score: (1 - meaning) * byWords + meaning * close ** STEEPNESS }
  })
  return bestFirst(mixed)
}

/** How many words a question asks for, and how many of them a message holds. */
export interface Held {
  asked: number
  held: number
}

interface Mixed {
  candidate: Pick<Candidate, 'own' | 'coverage'>
  score: number
}

/** Whether a message is surely about what was said, of whose `asked` words it holds some: nothing is better than noise. */
export function isWorthMentioning(
  { candidate: { own, coverage }, score }: Mixed,
  closeness: number,
  { asked, held }: Held,
): boolean {
  // Then it is about them, however few there are to compare it with.
  if (held > 0 && held >= Math.min(SURE_WORDS, asked) && held >= SURE_SHARE * asked) return true
  return score >= LEAST_SCORE && ((own > 0 && coverage >= LEAST_COVERAGE) || closeness >= SURELY_CLOSE)
}
