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
  /\b(?:i|we)(?:['’]ll| will| need to| have to| must|['’]m going to|['’]re going to| am going to| are going to| plan to| want to)\b(?! not\b)/i
const DONE =
  /\b(?:i|we)(?:['’]ve| have)? (?:finally |just |already )?(?:finished|managed|completed|did|made|passed|started|signed|sent|booked|solved|fixed|won|reached|wrote|ran)\b(?! not\b)/i
const WEIGHTY = 7

const cut = (text: string, longest = LONGEST_ITEM): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text

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
    .map(({ text }) => cut(text))
}

/** A session in short, without a model: their own most telling sentences. Null where they said nothing. */
export function summarise(turns: readonly SaidTurn[]): SessionSummary | null {
  const said = turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  const whole = said.join('\n')
  const sentences = said.flatMap(sentencesOf)
  if (sentences.length === 0) return null
  const { emotionalTone, sentiment } = analyse(whole, [])
  const actionItems = sentences
    .filter((text) => TO_DO.test(text) && !text.endsWith('?'))
    .slice(-MOST_ITEMS)
    .map((text) => cut(text))
  return {
    summary: `You said: “${cut(telling(sentences).join(' '), LONGEST_QUOTE)}”`,
    keyTopics: keyTopicsOf(whole),
    emotionalState: emotionalTone,
    progressMade: sentences
      .filter((text) => DONE.test(text))
      .slice(-MOST_ITEMS)
      .map((text) => cut(text)),
    actionItems,
    followUpNeeded: actionItems.length > 0,
    overallTone: sentiment,
    significantMoments: sentences
      .filter((text) => analyse(text, []).importance >= WEIGHTY)
      .slice(-MOST_ITEMS)
      .map((text) => cut(text)),
  }
}
