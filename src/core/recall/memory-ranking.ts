import { type Cues, isEchoOf, isInPeriod, type Period, periodSaid } from './cues.ts'
import type { Candidate } from './find-candidates.ts'
import { isPastForm, tellingWords, wordsIn } from './words.ts'

/** Words that only look like past forms: `I am tired`, `I need`. */
const NO_PAST = /^(?:need|feed|speed|indeed|tired|bored|excited|annoyed|stressed|worried|supposed|distracted)$/
const EVERYDAY_PAST = /^(?:had|did|was|were)$/

const isPast = (word: string): boolean =>
  isPastForm(word) || (word.length > 3 && word.endsWith('ed') && !NO_PAST.test(word))

/** Whether a text has a verb in a past form: `went`, `painted`. */
const tellsOfPast = (text: string): boolean => wordsIn(text).some(isPast)

/** Whether a clause tells what its writer did: `I went to see Noor`, or without a subject `picked up my glasses`. */
export const tellsOfDeed = (text: string): boolean =>
  text.split(/[.!?\n]| and /).some((clause) => {
    const [first = '', second = '', third = ''] = wordsIn(clause)
    const verbs = first === 'i' || first === 'we' ? [second, third] : [first]
    return verbs.some((word) => EVERYDAY_PAST.test(word) || isPast(word))
  })

/**
 * A sum of signs with round weights, which were fitted on nothing (docs/decisions/0011): the words in and around a message
 * and a date that the question names count most, further words half of that, and what can only tip the scales a quarter.
 */

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

/** The window holds a message's own words, so they are not counted again. */
const WINDOW = 4
const WORDS = 2
const TIP = 1
const DATE = { named: 4, likeliest: 2, echo: 2, elsewhere: 0.5 }
/** Of a question for anything of a period: the time decides, then how much a message tells. */
const OPEN = { words: 0.5, date: 5, told: 1, speaker: 3, past: 3, deed: 4, asks: -3 }

const TIMES =
  /\b(?:yesterday|today|tomorrow|tonight|ago|last|next|week(?:end)?s?|months?|years?|recently|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|\d{4})\b/i
/** Average in English text, stop words included. */
const CHARACTERS_A_TERM = 11
const MOST_TOLD = 6

const isQuestion = (text: string): boolean => /[?？؟]/.test(text)

function worthOfDay(period: Period, at: number): number {
  if (period.likeliest && isInPeriod(period.likeliest, at)) return DATE.named + DATE.likeliest
  if (isInPeriod(period, at)) return DATE.named
  return isEchoOf(period, at) ? DATE.echo : 0
}

/** By the day that a message mentions, else by its own. */
function worthOfDate({ period, timeZone }: Cues, { at, text }: ReadCandidate): number {
  if (!period) return 0
  const said = periodSaid(text, at, timeZone)
  if (!said) return worthOfDay(period, at)
  const isMeant = said.from < period.to && period.from < said.to
  return isMeant ? worthOfDay(period, Math.max(said.from, period.from)) : DATE.elsewhere * worthOfDay(period, at)
}

const worthOfWords = ({ window, coverage, rarest, session }: Candidate): number =>
  WINDOW * window + WORDS * (coverage + rarest + session)

/** Score of a candidate before its text is read. */
export const firstScore = ({ period, isOpen }: Cues, candidate: Candidate): number =>
  worthOfWords(candidate) + (period ? worthOfDay(period, candidate.sessionStart) * (isOpen ? OPEN.date : 1) : 0)

/** An answer follows right after the other's question. */
const isAnswer = ({ previous }: ReadCandidate): boolean =>
  previous !== null && !previous.sameSpeaker && isQuestion(previous.text)

const worthOfText = (cues: Cues, candidate: ReadCandidate): number =>
  TIP * candidate.speaker +
  (isAnswer(candidate) ? TIP : 0) +
  (isQuestion(candidate.text) ? -TIP : 0) +
  (cues.asks.when && TIMES.test(candidate.text) ? TIP : 0) +
  (TIP / 2) * Math.log(1 + candidate.text.length / CHARACTERS_A_TERM)

const worthForOpen = (cues: Cues, { text, speaker, ...candidate }: ReadCandidate): number =>
  OPEN.date * worthOfDate(cues, { text, speaker, ...candidate }) +
  OPEN.told * Math.min(MOST_TOLD, tellingWords(text).length) +
  OPEN.speaker * speaker +
  (tellsOfPast(text) ? OPEN.past : 0) +
  (cues.asks.past && tellsOfDeed(text) ? OPEN.deed : 0) +
  (isQuestion(text) ? OPEN.asks : 0)

const worthOf = (cues: Cues, candidate: ReadCandidate): number =>
  worthOfWords(candidate) * (cues.isOpen ? OPEN.words : 1) +
  (cues.isOpen ? worthForOpen(cues, candidate) : worthOfDate(cues, candidate)) +
  worthOfText(cues, candidate)

export const rankTurn = <Found extends ReadCandidate>(cues: Cues, candidate: Found): Ranked<Found> => ({
  candidate,
  score: worthOf(cues, candidate),
})

export const bestFirst = <One extends { score: number }>(ranked: readonly One[]): One[] =>
  ranked.toSorted((one, other) => other.score - one.score)
