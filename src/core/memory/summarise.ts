import { countFeelings, type FeelingCounts, moodOf } from '../mood/read-mood.ts'
import { truncate } from '../text/truncate.ts'
import { analyse, keyTopicsOf, type Topics, topicsIn } from './analyse.ts'
import { sentencesOf } from './clauses.ts'
import { facing } from './sentence.ts'

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

const MOST_ITEMS = 5
const LONGEST_ITEM = 200
const TO_DO =
  /\b(?:i|we)(?:['’]ll| will| need to| have to| must|(?:['’]m|['’]re| am| are) going to| plan to| want to)\b(?! not\b)/i
const DID = 'finished|managed|completed|did|made|passed|started|signed|sent|booked|solved|fixed|won|reached|wrote|ran'
const DONE = new RegExp(`\\b(?:i|we)(?:['’]ve| have)? (?:finally |just |already )?(?=(?:${DID})\\b(?! not\\b))`, 'i')
const WEIGHTY = 7

const MOST_READ = 40

interface Sentence {
  text: string
  importance: number
  isToDo: boolean
  isDone: boolean
}

export interface SaidPart {
  sentences: Sentence[]
  topics: Topics
  feelings: FeelingCounts
}

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
  feelings: countFeelings(said),
})

const textsOf = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => truncate(text, LONGEST_ITEM))

/** The start of the next clause, or of an aside. */
const NEXT_CLAUSE =
  /,| [-–—(]|[;:]| (?:and|but|so|because|since|while|when|if) (?:i|we|it|he|she|they|you|my|the|that)\b/i
const LONGEST_CLAUSE = 90
const MOST_TOLD = 2
const MOST_TOPICS = 4

/** What they did or mean to do, without the words that lead to it: `finished the second chapter`. */
function clauseAfter(lead: RegExp, { text }: Sentence): string[] {
  const match = lead.exec(text)
  if (!match) return []
  const rest = text.slice(match.index + match[0].length)
  const clause = rest
    .slice(0, NEXT_CLAUSE.exec(rest)?.index)
    .replace(/[\s.!?…]{1,9}$/, '')
    .trim()
  return clause.includes(' ') ? [facing(truncate(clause, LONGEST_CLAUSE), 'model')] : []
}

const told = (lead: RegExp, sentences: readonly Sentence[], isSo: (sentence: Sentence) => boolean): string[] =>
  sentences
    .filter(isSo)
    .flatMap((sentence) => clauseAfter(lead, sentence))
    .slice(-MOST_TOLD)

const listed = new Intl.ListFormat('en')
const sentenceFrom = (start: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${start} ${listed.format(items)}.`] : []

/** Empty if there is nothing to say. */
function inSentences(sentences: readonly Sentence[], topics: readonly string[], tone: string): string {
  const texts = [
    ...sentenceFrom('The person talked about', topics.slice(0, MOST_TOPICS)),
    ...sentenceFrom(
      'They',
      told(DONE, sentences, ({ isDone }) => isDone),
    ),
    ...sentenceFrom(
      'They mean to',
      told(TO_DO, sentences, ({ isToDo }) => isToDo),
    ),
  ]
  if (texts.length > 0 && tone !== 'calm' && tone !== 'mixed') texts.push(`They seemed ${tone}.`)
  return texts.join(' ')
}

/** Without a model. Null if the person shared nothing. */
export function summaryOf(parts: readonly SaidPart[]): SessionSummary | null {
  const sentences = parts.flatMap((part) => part.sentences)
  const lastOf = (isSo: (sentence: Sentence) => boolean): string[] => textsOf(sentences.filter(isSo).slice(-MOST_ITEMS))
  const { tone, sentiment } = moodOf(parts.map(({ feelings }) => feelings))
  const keyTopics = keyTopicsOf(parts.map(({ topics }) => topics))
  const summary = inSentences(sentences, keyTopics, tone)
  if (summary === '') return null
  const actionItems = lastOf(({ isToDo }) => isToDo)
  return {
    summary,
    keyTopics,
    emotionalState: tone,
    progressMade: lastOf(({ isDone }) => isDone),
    actionItems,
    followUpNeeded: actionItems.length > 0,
    overallTone: sentiment,
    significantMoments: lastOf(({ importance }) => importance >= WEIGHTY),
  }
}
