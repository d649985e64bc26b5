import { type Cues, isEchoOf, isInPeriod, type Period, periodSaid } from './cues.ts'
import { tellsOfDeed, tellsOfPast } from './deeds.ts'
import type { Candidate } from './find-candidates.ts'
import { tellingWords } from './words.ts'

/** A weighted sum of features, fitted on public long-term conversations (docs/decisions/0017). */

export interface ReadCandidate extends Candidate {
  text: string
  /** Whether the person asked about wrote it (1) or someone else (-1); 0 if the question names nobody. */
  speaker: -1 | 0 | 1
  /** When it was sent, in milliseconds. */
  at: number
  /** The message right before it in its session. */
  previous: { text: string; sameSpeaker: boolean } | null
}

export interface Ranked<Found extends ReadCandidate> {
  candidate: Found
  /** Comparable within one ranking only. */
  score: number
}

const WEIGHTS = {
  window: 8.39,
  coverage: 2.49,
  rarest: 1.69,
  session: 4.51,
  own: 0.99,
  dated: 4.23,
  echoes: 2.37,
  likeliest: 2,
  elsewhere: 0.4,
  openWords: 0.5,
  openDate: 5,
  openTells: 1,
  openSpeaker: 3,
  openPast: 3,
  openDeed: 4,
  openNames: 1,
  openAsks: -3,
  speaker: 0.61,
  answers: 0.64,
  answersWell: 2.0,
  asks: -0.75,
  opens: 1.26,
  length: 0.4,
  times: 1.04,
  places: 0.68,
  names: 0.56,
}

const TIMES =
  /\b(?:yesterday|today|tomorrow|tonight|ago|last|next|week(?:end)?s?|months?|years?|recently|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|\d{4})\b/gi
/** Capitalised within a sentence. */
const NAMES = /(?<![.!?¿¡"'“(]\s?)(?<=\s)\p{Lu}\p{Ll}+/gu
/** Average in English text, stop words included. */
const CHARACTERS_A_TERM = 11
const MOST_TIMES = 2
const MOST_NAMES = 3
const MOST_TELLING = 6

const isQuestion = (text: string): boolean => /[?？؟]/.test(text)
const countOf = (pattern: RegExp, text: string, most: number): number =>
  Math.min(most, text.match(pattern)?.length ?? 0)

function worthOfDay(period: Period, at: number): number {
  if (period.likeliest && isInPeriod(period.likeliest, at)) return WEIGHTS.dated + WEIGHTS.likeliest
  if (isInPeriod(period, at)) return WEIGHTS.dated
  return isEchoOf(period, at) ? WEIGHTS.echoes : 0
}

/** By the day that a message mentions, else by its own. */
function worthOfDate({ period, timeZone }: Cues, { at, text }: ReadCandidate): number {
  if (!period) return 0
  const said = periodSaid(text, at, timeZone)
  if (!said) return worthOfDay(period, at)
  const isMeant = said.from < period.to && period.from < said.to
  return isMeant ? worthOfDay(period, Math.max(said.from, period.from)) : WEIGHTS.elsewhere * worthOfDay(period, at)
}

const worthOfWords = (candidate: Candidate): number =>
  WEIGHTS.window * candidate.window +
  WEIGHTS.coverage * candidate.coverage +
  WEIGHTS.rarest * candidate.rarest +
  WEIGHTS.session * candidate.session +
  WEIGHTS.own * candidate.own

/** Score of a candidate before its text is read. */
export const firstWorth = ({ period, isOpen }: Cues, candidate: Candidate): number =>
  worthOfWords(candidate) + (period ? worthOfDay(period, candidate.sessionStart) * (isOpen ? WEIGHTS.openDate : 1) : 0)

/** An answer follows right after the other's question. */
function worthOfAnswering({ previous, before }: ReadCandidate): number {
  if (!previous) return WEIGHTS.opens
  if (previous.sameSpeaker || !isQuestion(previous.text)) return 0
  return WEIGHTS.answers + WEIGHTS.answersWell * before
}

/** Whether the text contains the kind of thing asked for. */
function worthOfKind({ asks }: Cues, text: string): number {
  const names = asks.who || asks.where ? countOf(NAMES, text, MOST_NAMES) : 0
  return (
    (asks.when ? WEIGHTS.times * countOf(TIMES, text, MOST_TIMES) : 0) +
    (asks.who ? WEIGHTS.names * names : 0) +
    (asks.where ? WEIGHTS.places * names : 0)
  )
}

/** If anything of a period is asked for, the time decides, then how much a message says. */
const worthForOpen = (cues: Cues, candidate: ReadCandidate): number =>
  WEIGHTS.openDate * worthOfDate(cues, candidate) +
  WEIGHTS.openTells * Math.min(MOST_TELLING, tellingWords(candidate.text).length) +
  WEIGHTS.openSpeaker * candidate.speaker +
  (tellsOfPast(candidate.text) ? WEIGHTS.openPast : 0) +
  (cues.asks.past && tellsOfDeed(candidate.text) ? WEIGHTS.openDeed : 0) +
  WEIGHTS.openNames * countOf(NAMES, candidate.text, MOST_NAMES) +
  (isQuestion(candidate.text) ? WEIGHTS.openAsks : 0)

const worthOf = (cues: Cues, candidate: ReadCandidate): number =>
  worthOfWords(candidate) * (cues.isOpen ? WEIGHTS.openWords : 1) +
  (cues.isOpen ? worthForOpen(cues, candidate) : worthOfDate(cues, candidate)) +
  worthOfAnswering(candidate) +
  worthOfKind(cues, candidate.text) +
  WEIGHTS.speaker * candidate.speaker +
  WEIGHTS.length * Math.log(1 + candidate.text.length / CHARACTERS_A_TERM) +
  (isQuestion(candidate.text) ? WEIGHTS.asks : 0)

/** Most relevant first. */
export const rankTurns = <Found extends ReadCandidate>(cues: Cues, candidates: readonly Found[]): Ranked<Found>[] =>
  candidates
    .map((candidate) => ({ candidate, score: worthOf(cues, candidate) }))
    .sort((one, other) => other.score - one.score)
