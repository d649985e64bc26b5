import { OWN_WORDS } from '../../../core/memory/attributes.ts'
import { sentenceOf } from '../../../core/memory/sentence.ts'
import { type Trace, TraceBook, TracedText, tellingRoots, termsOfRoot, traceOf } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { openMessage } from '../../sealed-message.ts'
import type { DataKey } from '../../vault.ts'
import { filterWithoutBlocking, mapWithoutBlocking } from '../../without-blocking.ts'
import { findTogether } from '../recall/find-messages.ts'
import { stemsOf } from '../recall/stems.ts'
import { attributeIn, openFact, thingIn, type Words } from './seal-fact.ts'
import { type FactWordsRow, findAllFacts, findAnswersTo, findWrittenWith, type WrittenRow } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

/** What goes with a fact: messages it came from, their replies, replies based on it, and others that state it. */

/** A fact, with the words by which it is recognised in other messages. */
export interface TracedFact {
  id: number
  helperId: number | null
  isCurrent: boolean
  isShared: boolean
  /** Messages that state it. */
  sources: readonly number[]
  words: Words
  trace: Trace
}

export interface ReachedMessage {
  id: number
  helperId: number
  isFromUser: boolean
}

export const traced = (text: string): TracedText => new TracedText(text, stemsOf(text))
export const sourcesOf = (row: FactWordsRow): number[] => row.sources ?? []

export function traceFact(key: DataKey, row: FactWordsRow): TracedFact {
  const words = openFact(key, row)
  const { id, helperId, isCurrent, isShared } = row
  const trace = traceOf(words, stemsOf(words.value))
  return { id, helperId, isCurrent, isShared, sources: sourcesOf(row), words, trace }
}

export interface Related {
  chosen: TracedFact[]
  /** Equivalent facts: the same thing under another name, in the same words of the same message, or in a quote. */
  alike: TracedFact[]
  /** Other facts stated by the same messages. */
  beside: TracedFact[]
}

export const states = (book: TraceBook<TracedFact>, text: string): boolean => book.statedIn(traced(text)).length > 0

/** Ids of other people are skipped. */
export async function readRelated(
  tx: Transaction,
  { userId, dataKey }: Owner,
  ids: readonly number[],
): Promise<Related> {
  const rows = await findAllFacts(tx, userId)
  const isChosen = ({ id }: FactWordsRow): boolean => ids.includes(id)
  const chosen = rows.filter(isChosen).map((row) => traceFact(dataKey, row))
  const thingOf = (row: FactWordsRow): string => thingIn(dataKey, row)
  const things = new Set(rows.filter(isChosen).map(thingOf))
  const sources = new Set(chosen.flatMap((fact) => fact.sources))
  const others = rows.filter((row) => !isChosen(row))
  const isSame = new Set(others.filter((row) => things.has(thingOf(row))))
  const mayState = (row: FactWordsRow): boolean =>
    isSame.has(row) || sourcesOf(row).some((id) => sources.has(id)) || attributeIn(dataKey, row) === OWN_WORDS
  const near = await filterWithoutBlocking(others, mayState)
  const book = new TraceBook(chosen)
  const found = await mapWithoutBlocking(near, (row) => {
    const fact = traceFact(dataKey, row)
    return { fact, isAlike: isSame.has(row) || states(book, sentenceOf(fact.words)) }
  })
  return {
    chosen,
    alike: found.filter(({ isAlike }) => isAlike).map(({ fact }) => fact),
    beside: found.filter(({ isAlike }) => !isAlike).map(({ fact }) => fact),
  }
}

const isEveryday = ({ trace }: TracedFact): boolean => trace.some(({ cues }) => cues !== null)

/** Distinctive words that a reply must share with a removed message it is based on to be removed as well. */
const LEAST_SHARED = 2

/** What replies may be based on. */
export interface Using {
  byId: ReadonlyMap<number, TracedFact>
  byMessage: ReadonlyMap<number, TracedFact[]>
  /** Distinctive words of messages that were chosen to be removed, by message id. */
  alone: ReadonlyMap<number, ReadonlySet<string>>
}

/**
 * Whether a reply is based on removed facts or messages. If it was only shown a message, or a fact with an everyday
 * word, it must also state it.
 */
export function isBasedOn(
  { facts, turns }: Pick<WrittenRow, 'facts' | 'turns'>,
  text: TracedText,
  { byId, byMessage, alone }: Using,
): boolean {
  const used = (facts ?? []).flatMap((id) => byId.get(id) ?? [])
  const shown = turns ?? []
  const seen = shown.flatMap((id) => byMessage.get(id) ?? [])
  const words = shown.flatMap((id) => alone.get(id) ?? [])
  return (
    used.some((fact) => !isEveryday(fact) || text.touches(fact.trace)) ||
    seen.some((fact) => text.touches(fact.trace)) ||
    words.some((each) => each.size > 0 && each.intersection(text.roots).size >= Math.min(LEAST_SHARED, each.size))
  )
}

export const distinctiveRoots = (text: string): ReadonlySet<string> => tellingRoots(text, stemsOf(text))

/** Facts by their own ids and by message id, and the distinctive words of messages. */
export function usingOf(facts: readonly TracedFact[], alone: Using['alone']): Using {
  const byMessage = new Map<number, TracedFact[]>()
  for (const fact of facts) for (const id of fact.sources) byMessage.getOrInsertComputed(id, () => []).push(fact)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return { byId, byMessage, alone }
}

async function readWritten(tx: Transaction, owner: Owner, facts: readonly TracedFact[], messages: readonly number[]) {
  const sources = [...new Set([...messages, ...facts.flatMap((fact) => fact.sources)])]
  const ids = facts.map(({ id }) => id)
  const rows = await findWrittenWith(tx, owner.userId, sources, ids)
  const opened = await mapWithoutBlocking(rows, (row) => ({ row, text: openMessage(owner.dataKey, row.content) }))
  const asked = new Set(messages)
  const alone = await mapWithoutBlocking(
    opened.filter(({ row }) => asked.has(row.id)),
    ({ row, text }): [number, ReadonlySet<string>] => [row.id, distinctiveRoots(text)],
  )
  const using = usingOf(facts, new Map(alone))
  return filterWithoutBlocking(
    opened,
    ({ row, text }) => row.isSource || row.isAnswer || (!row.isFromUser && isBasedOn(row, traced(text), using)),
  )
}

const togetherOf = ({ trace }: TracedFact) =>
  trace.map(({ roots, least }) => ({ words: roots.map(termsOfRoot), least: Math.max(1, least) }))

type FoundMessage = Awaited<ReturnType<typeof findTogether>>[number]

/** Messages of any conversation that state one of the facts. */
export async function findStating(
  tx: Transaction,
  owner: Owner,
  facts: readonly TracedFact[],
): Promise<FoundMessage[]> {
  const marked = facts.filter(({ trace }) => trace.length > 0)
  if (marked.length === 0) return []
  const everything = marked.some(({ trace }) => trace.some(({ roots }) => roots.length === 0))
  const rows = await findTogether(tx, owner, marked.flatMap(togetherOf), everything)
  const book = new TraceBook(marked)
  return filterWithoutBlocking(rows, ({ content }) => states(book, openMessage(owner.dataKey, content)))
}

export const reachedOf = ({ id, helperId, isFromUser }: Pick<FoundMessage, keyof ReachedMessage>): ReachedMessage => ({
  id,
  helperId,
  isFromUser,
})

/** The messages that facts came from and what was written based on them; the same for `messages`. */
export async function findWritten(
  tx: Transaction,
  owner: Owner,
  facts: readonly TracedFact[],
  messages: readonly number[],
): Promise<ReachedMessage[]> {
  return (await readWritten(tx, owner, facts, messages)).map(({ row }) => reachedOf(row))
}

/** `byWords` includes messages that state a fact without a recorded relation to it. */
export async function findReached(
  tx: Transaction,
  owner: Owner,
  facts: readonly TracedFact[],
  messages: readonly number[] = [],
  byWords = true,
): Promise<ReachedMessage[]> {
  const written = await findWritten(tx, owner, facts, messages)
  const stating = byWords ? await findStating(tx, owner, facts) : []
  const said = stating.filter(({ isFromUser }) => isFromUser).map(({ id }) => id)
  const answers = said.length > 0 ? await findAnswersTo(tx, owner.userId, said) : []
  const all = [
    ...written,
    ...stating.map(reachedOf),
    ...answers.map(({ id, helperId }) => ({ id, helperId, isFromUser: false })),
  ]
  return [...new Map(all.map((one) => [one.id, one])).values()]
}
