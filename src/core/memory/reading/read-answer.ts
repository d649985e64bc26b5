import { jsonIn } from '../../text/json-in.ts'
import { checkOperations } from './check-operations.ts'
import { checkPlans } from './check-plans.ts'
import { fitReading } from './fit-reading.ts'
import { field, type Operation, type PlanChange, type Reading, textField } from './operation.ts'

/** Notes of a day's conversation, for the helper. */
export interface DaySummary {
  summary: string
  keyTopics: string[]
  emotionalState: string
  progressMade: string[]
  actionItems: string[]
  followUpNeeded: boolean
  overallTone: string
  significantMoments: string[]
}

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const

/** What a model heard in one message of the person. */
export interface MessageNote {
  n: number
  tone: string
  topics: string[]
  sentiment: (typeof SENTIMENTS)[number]
  /** 1 to 10. */
  importance: number
  tags: string[]
}

export interface ReadAnswer {
  operations: Operation[]
  /** Why operations and plans of the answer were left out, for counters. */
  refused: string[]
  plans: PlanChange[]
  summary: DaySummary | null
  notes: MessageNote[]
}

const LONGEST_SUMMARY = 800
const LONGEST_ITEM = 200
const LONGEST_WORD = 40
const MOST_ITEMS = 5
const MOST_NOTES = 100

function textsOf(value: unknown, name: string, longest: number): string[] {
  const items = field(value, name)
  if (!Array.isArray(items)) return []
  return items
    .slice(0, MOST_ITEMS)
    .map((item) => textField({ item }, 'item', longest))
    .filter((text) => text !== '')
}

function summaryOf(value: unknown): DaySummary | null {
  const summary = textField(value, 'summary', LONGEST_SUMMARY)
  if (summary === '') return null
  return {
    summary,
    keyTopics: textsOf(value, 'keyTopics', LONGEST_ITEM),
    emotionalState: textField(value, 'emotionalState', LONGEST_WORD),
    progressMade: textsOf(value, 'progressMade', LONGEST_ITEM),
    actionItems: textsOf(value, 'actionItems', LONGEST_ITEM),
    followUpNeeded: field(value, 'followUpNeeded') === true,
    overallTone: textField(value, 'overallTone', LONGEST_WORD),
    significantMoments: textsOf(value, 'significantMoments', LONGEST_ITEM),
  }
}

/** Far above what an answer may take. */
const LONGEST_TEXT = 100_000
const MIDDLE = 5

function importanceOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(10, Math.max(1, Math.round(value))) : MIDDLE
}

function notesOf(value: unknown, reading: Reading): MessageNote[] {
  if (!Array.isArray(value)) return []
  const notes = new Map<number, MessageNote>()
  for (const given of value.slice(0, MOST_NOTES)) {
    const message = reading.messages.find(({ n, from }) => from === 'person' && n === field(given, 'n'))
    if (!message || notes.has(message.n)) continue
    const sentiment = textField(given, 'sentiment', LONGEST_WORD).toLowerCase()
    notes.set(message.n, {
      n: message.n,
      tone: textField(given, 'tone', LONGEST_WORD),
      topics: textsOf(given, 'topics', LONGEST_WORD),
      sentiment: SENTIMENTS.find((word) => word === sentiment) ?? 'neutral',
      importance: importanceOf(field(given, 'importance')),
      tags: textsOf(given, 'tags', LONGEST_WORD),
    })
  }
  return [...notes.values()]
}

/** The operations, which may also stand alone. */
function opsOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.some((item) => field(item, 'op') !== undefined) ? answer : undefined
  return field(answer, 'ops') ?? field(answer, 'operations')
}

/** Some models put their answer into one more object. */
function unwrapped(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || opsOf(answer) !== undefined) return answer
  const [inner, ...others] = Object.values(answer)
  return others.length === 0 ? inner : answer
}

/** What a model answered to `composeReading`, as a text or as parsed JSON. Null if it is no answer at all. */
export function readAnswer(value: unknown, given: Reading): ReadAnswer | null {
  const reading = fitReading(given)
  const answer = unwrapped(typeof value === 'string' ? jsonIn(value.slice(-LONGEST_TEXT)) : value)
  const ops = opsOf(answer)
  if (!Array.isArray(ops)) return null
  const { kept, refused } = checkOperations(ops, reading)
  const operations = kept.map(({ operation }) => operation)
  const plans = checkPlans(field(answer, 'plans'), reading, operations)
  return {
    operations,
    refused: [...refused.map(({ why }) => why), ...plans.refused],
    plans: plans.changes,
    summary: summaryOf(field(answer, 'summary')),
    notes: notesOf(field(answer, 'messages'), reading),
  }
}
