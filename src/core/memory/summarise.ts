import { analyse, keyTopicsOf } from './analyse.ts'
import { sentencesOf } from './clauses.ts'

/** One session in short, as `conversation_summaries` has it. */
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

/** The last of the sentences of which something is true. */
const lastOf = (sentences: readonly string[], isSo: (text: string) => boolean): string[] =>
  sentences.filter(isSo).slice(-MOST_ITEMS).map(item)

/** The sentences of theirs that matter most, in the order in which they were said. */
function telling(sentences: readonly string[]): string[] {
  const weighed = sentences.map((text, place) => ({
    text,
    place,
    weight: analyse(text, []).importance + Math.min(2, text.length / 80),
  }))
  return weighed
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .slice(0, MOST_SENTENCES)
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => item(text))
}

/** A session in short, without a model: their own most telling sentences. Null where they said nothing. */
export function summarise(turns: readonly SaidTurn[]): SessionSummary | null {
  const said = turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  const whole = said.join('\n')
  const sentences = said.flatMap(sentencesOf)
  if (sentences.length === 0) return null
  const { emotionalTone, sentiment } = analyse(whole, [])
  const actionItems = lastOf(sentences, (text) => TO_DO.test(text) && !text.endsWith('?'))
  return {
    summary: `You said: “${quoted(telling(sentences).join(' '))}”`,
    keyTopics: keyTopicsOf(whole),
    emotionalState: emotionalTone,
    progressMade: lastOf(sentences, (text) => DONE.test(text)),
    actionItems,
    followUpNeeded: actionItems.length > 0,
    overallTone: sentiment,
    significantMoments: lastOf(sentences, (text) => analyse(text, []).importance >= WEIGHTY),
  }
}
