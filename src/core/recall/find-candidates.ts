/**
 * First of two ranking steps: finds messages that may answer a question by their own words and those of neighbours.
 * Each message has a position, which grows with the conversation. A gap after each session keeps a window over
 * neighbours from reaching into another session.
 */

/** Window size to either side, in messages. Sessions are further apart than this. */
export const REACH = 3
export const GAP = REACH + 1

/** Where one term of the question occurs. */
export interface TermHits {
  /** Ascending; `strengths` is parallel to it, each value as returned by `strengthOf`. */
  positions: Int32Array
  strengths: Float32Array
}

/** Sessions are runs of messages without a long pause, sorted by position. */
export interface Sessions {
  firstPositions: Int32Array
  /** When each began, in milliseconds. */
  startedAt: Float64Array
}

export interface Corpus {
  /** Messages that may be recalled. */
  messages: number
  /** Positions are below this. */
  positions: number
  sessions: Sessions
}

/** A possibly relevant message with its scores, each from 0 to about 2. */
export interface Candidate {
  position: number
  /** By its own words. */
  own: number
  /** By the words in its window, weaker with distance. */
  window: number
  /** Share of the question's words that occur in its window. */
  coverage: number
  /** How distinctive its rarest question word is. */
  rarest: number
  /** By the words of its session. */
  session: number
  /** When its session began, in milliseconds. */
  sessionStart: number
}

const K1 = 1.2
const B = 0.5
/** Typical number of terms per message, for length normalisation. Fixed, so that new messages need no recount. */
const USUAL_LENGTH = 10
const FADING = [1, 0.6, 0.4, 0.25]
const SESSION_B = 0.75
const MOST_TELLING = 8

/** BM25 term-frequency part, 0 to 2.2, of a term that occurs `count` times in a message of `length` terms. */
export const strengthOf = (count: number, length: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / USUAL_LENGTH))

/** BM25 inverse document frequency of a term found in `found` of `all` messages. */
const rarity = (found: number, all: number): number => Math.log(1 + (all - found + 0.5) / (found + 0.5))

interface Scores {
  own: Float32Array
  window: Float32Array
  coverage: Float32Array
  rarest: Float32Array
}

function addTerm(hits: TermHits, weight: number, telling: number, total: number, scores: Scores, near: Float32Array) {
  const { positions, strengths } = hits
  const last = near.length - 1
  for (let hit = 0; hit < positions.length; hit += 1) {
    const position = positions[hit] as number
    const strength = strengths[hit] as number
    scores.own[position] = (scores.own[position] as number) + (weight * strength) / total
    if (telling > (scores.rarest[position] as number)) scores.rarest[position] = telling
    for (let at = Math.max(0, position - REACH); at <= Math.min(last, position + REACH); at += 1) {
      near[at] = (near[at] as number) + strength * (FADING[Math.abs(at - position)] as number)
    }
  }
  for (let hit = 0; hit < positions.length; hit += 1) {
    const position = positions[hit] as number
    for (let at = Math.max(0, position - REACH); at <= Math.min(last, position + REACH); at += 1) {
      const sum = near[at] as number
      if (sum === 0) continue
      scores.window[at] = (scores.window[at] as number) + (weight * sum) / (sum + 1) / total
      scores.coverage[at] = (scores.coverage[at] as number) + weight / total
      near[at] = 0
    }
  }
}

function countBySession(positions: Int32Array, firstPositions: Int32Array): Uint32Array {
  const times = new Uint32Array(firstPositions.length)
  let session = 0
  for (let hit = 0; hit < positions.length; hit += 1) {
    while (session + 1 < times.length && (firstPositions[session + 1] as number) <= (positions[hit] as number))
      session += 1
    times[session] = (times[session] as number) + 1
  }
  return times
}

/** BM25 of each session as one text, divided by the maximum for the question. */
function scoreSessions(terms: readonly TermHits[], corpus: Corpus, total: number): Float32Array {
  const { firstPositions } = corpus.sessions
  const count = firstPositions.length
  const scores = new Float32Array(count)
  const usual = corpus.positions / Math.max(1, count)
  for (const { positions } of terms) {
    const times = countBySession(positions, firstPositions)
    const found = times.reduce((sum, each) => sum + Math.min(1, each), 0)
    const weight = rarity(found, count)
    for (let index = 0; index < count; index += 1) {
      const named = times[index] as number
      if (named === 0) continue
      const length = (firstPositions[index + 1] ?? corpus.positions) - (firstPositions[index] as number)
      const part = (named * (K1 + 1)) / (named + K1 * (1 - SESSION_B + (SESSION_B * length) / usual))
      scores[index] = (scores[index] as number) + (weight * part) / total
    }
  }
  return scores
}

/** Score of a candidate before its text is read; minus infinity excludes it. */
export type Worth = (candidate: Candidate) => number

/** The place in an ascending list of the last one that is not above `position`; 0 if there is none. */
function placeOf(position: number, ascending: Int32Array): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] as number) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** Whether a term occurs at a position. */
export const occursAt = ({ positions }: TermHits, position: number): boolean =>
  positions[placeOf(position, positions)] === position

/** When the session of a position began, in milliseconds; 0 if there is none. */
export const sessionStart = ({ sessions }: Corpus, position: number): number =>
  sessions.startedAt[placeOf(position, sessions.firstPositions)] ?? 0

const blank = (): Candidate => ({
  position: 0,
  own: 0,
  window: 0,
  coverage: 0,
  rarest: 0,
  session: 0,
  sessionStart: 0,
})

/** Best first: with a term of the question in their window, or in sessions that began `during` the period asked for. */
export function findCandidates(
  terms: readonly TermHits[],
  corpus: Corpus,
  worth: Worth,
  limit: number,
  during: (sessionStart: number) => boolean = () => false,
): Candidate[] {
  const size = corpus.positions
  const scores: Scores = {
    own: new Float32Array(size),
    window: new Float32Array(size),
    coverage: new Float32Array(size),
    rarest: new Float32Array(size),
  }
  const near = new Float32Array(size)
  const weights = terms.map(({ positions }) => rarity(positions.length, Math.max(corpus.messages, positions.length)))
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  for (const [index, hits] of terms.entries()) {
    const weight = weights[index] as number
    addTerm(hits, weight, weight / MOST_TELLING, total, scores, near)
  }
  return bestOf(scores, scoreSessions(terms, corpus, total), corpus, { worth, limit, during })
}

interface Wanted {
  worth: Worth
  limit: number
  during(sessionStart: number): boolean
}

function bestOf(
  scores: Scores,
  bySession: Float32Array,
  corpus: Corpus,
  { worth, limit, during }: Wanted,
): Candidate[] {
  const { firstPositions, startedAt } = corpus.sessions
  const found: [value: number, candidate: Candidate][] = []
  // Most positions are rejected, so one object is reused and only those that count are copied.
  const looked = blank()
  let least = Number.NEGATIVE_INFINITY
  let session = 0
  for (let position = 0; position < corpus.positions; position += 1) {
    const coverage = scores.coverage[position] as number
    while (session + 1 < firstPositions.length && (firstPositions[session + 1] as number) <= position) session += 1
    if (coverage === 0 && !during(startedAt[session] ?? 0)) continue
    looked.position = position
    looked.own = scores.own[position] as number
    looked.window = scores.window[position] as number
    looked.coverage = coverage
    looked.rarest = scores.rarest[position] as number
    looked.session = bySession[session] ?? 0
    looked.sessionStart = startedAt[session] ?? 0
    const value = worth(looked)
    if (value <= least) continue
    found.push([value, { ...looked }])
    if (found.length >= 4 * limit) least = keepBest(found, limit)
  }
  keepBest(found, limit)
  return found.map(([, candidate]) => candidate)
}

/** Positions of the `limit` highest values above 0, highest first. */
export function highest(values: Float32Array, limit: number): number[] {
  const found: [number, number][] = []
  let least = 0
  for (let position = 0; position < values.length; position += 1) {
    const value = values[position] as number
    if (value <= least) continue
    found.push([value, position])
    if (found.length >= 4 * limit) least = keepBest(found, limit)
  }
  keepBest(found, limit)
  return found.map(([, position]) => position)
}

/** Sorts, keeps the best, and returns the score of the last one kept. */
function keepBest(found: [number, unknown][], limit: number): number {
  found.sort((one, other) => other[0] - one[0])
  found.length = Math.min(found.length, limit)
  return found.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
}
