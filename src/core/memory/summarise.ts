import { feelingsHeard, type Heard, moodOf } from '../mood/read-mood.ts'
import { analyse, keyTopicsOf, type Topics, topicsIn } from './analyse.ts'
import { sentencesOf } from './clauses.ts'

/** Summary of one session, as stored in `conversation_summaries`. */
export interface SessionSummary {
  summary: string
  keyTopics: string[]
  emotionalState: string
  progressMade: string[]
  actionItems: string[]
  followUpNeeded: boolean
  overallTone: string
  significantMoments: string[]
}

export interface SaidTurn {
  fromPerson: boolean
  text: string
}

const MOST_SENTENCES = 3
const MOST_ITEMS = 5
const LONGEST_QUOTE = 400
const LONGEST_ITEM = 200
const TO_DO =
  /\b(?:i|we)(?:['’]ll| will| need to| have to| must|(?:['’]m|['’]re| am| are) going to| plan to| want to)\b(?! not\b)/i
const DONE =
  /\b(?:i|we)(?:['’]ve| have)? (?:finally |just |already )?(?:finished|managed|completed|did|made|passed|started|signed|sent|booked|solved|fixed|won|reached|wrote|ran)\b(?! not\b)/i
const WEIGHTY = 7

const cutTo =
  (longest: number) =>
  (text: string): string =>
    text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
const quoted = cutTo(LONGEST_QUOTE)
const item = cutTo(LONGEST_ITEM)

/** Maximum sentences considered per message. */
const MOST_READ = 40

interface Sentence {
  text: string
  importance: number
  isToDo: boolean
  isDone: boolean
}

/** One message's contribution to a summary. */
export interface SaidPart {
  sentences: Sentence[]
  topics: Topics
  heard: Heard
}

/** Reads one message of the person for the summary of a session. */
export const readSaid = (said: string): SaidPart => ({
  sentences: sentencesOf(said)
    .slice(0, MOST_READ)
    .map((text) => ({
      text,
      importance: analyse(text, []).importance,
      isToDo: TO_DO.test(text) && !text.endsWith('?'),
      isDone: DONE.test(text),
    })),
  topics: topicsIn(said),
  heard: feelingsHeard(said),
})

const textsOf = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => item(text))

/** The person's most important sentences, in the order they were sent. */
function telling(sentences: readonly Sentence[]): string[] {
  const weighed = sentences.map((sentence, place) => ({
    sentence,
    place,
    weight: sentence.importance + Math.min(2, sentence.text.length / 80),
  }))
  const most = weighed
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .slice(0, MOST_SENTENCES)
    .sort((one, other) => one.place - other.place)
  return textsOf(most.map(({ sentence }) => sentence))
}

/** Summarises a session without a model, in the person's own most telling sentences. Null if they said nothing. */
export function summaryOf(parts: readonly SaidPart[]): SessionSummary | null {
  const sentences = parts.flatMap((part) => part.sentences)
  if (sentences.length === 0) return null
  const lastOf = (isSo: (sentence: Sentence) => boolean): string[] => textsOf(sentences.filter(isSo).slice(-MOST_ITEMS))
  const { tone, sentiment } = moodOf(parts.map(({ heard }) => heard))
  const actionItems = lastOf(({ isToDo }) => isToDo)
  return {
    summary: `You said: “${quoted(telling(sentences).join(' '))}”`,
    keyTopics: keyTopicsOf(parts.map(({ topics }) => topics)),
    emotionalState: tone,
    progressMade: lastOf(({ isDone }) => isDone),
    actionItems,
    followUpNeeded: actionItems.length > 0,
    overallTone: sentiment,
    significantMoments: lastOf(({ importance }) => importance >= WEIGHTY),
  }
}
