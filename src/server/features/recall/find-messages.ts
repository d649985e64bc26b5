import { positionsIn } from '../../../core/recall/postings.ts'
import type { Transaction } from '../../db/statement.ts'
import type { Owner } from './index-conversations.ts'
import { findPostings, type PostingsRow } from './store.ts'
import { allMessages, type IndexableMessage, messagesAtPositions, unindexedMessages } from './store-messages.ts'
import { hashTerm } from './terms.ts'

/** Words searched for together. Each matches by any of its terms. */
export interface Together {
  words: readonly (readonly string[])[]
  /** How many of the words a message must contain. */
  least: number
}

/** With more terms than this, reading every message is cheaper. */
const MOST_TERMS = 4000

/** Positions in a conversation, by term. */
type Hits = Map<number, Set<number>[]>

function hitsOf(rows: readonly PostingsRow[], terms: number): Hits {
  const hits: Hits = new Map()
  for (const row of rows) {
    const sets = hits.getOrInsertComputed(row.helperId, () => Array.from({ length: terms }, () => new Set<number>()))
    for (const position of positionsIn([row])) sets[row.nth - 1]?.add(position)
  }
  return hits
}

/** Positions where enough of the words occur. */
function positionsOf(
  { words, least }: Together,
  sets: readonly Set<number>[],
  nthOf: ReadonlyMap<string, number>,
): number[] {
  const counts = new Map<number, number>()
  for (const terms of words) {
    const there = new Set(terms.flatMap((term) => [...(sets[nthOf.get(term) ?? -1] ?? [])]))
    for (const position of there) counts.set(position, (counts.get(position) ?? 0) + 1)
  }
  return [...counts].flatMap(([position, count]) => (count >= least ? [position] : []))
}

async function findIndexed(
  tx: Transaction,
  { userId, dataKey }: Owner,
  asked: readonly Together[],
): Promise<IndexableMessage[]> {
  const terms = [...new Set(asked.flatMap(({ words }) => words.flat()))]
  const nthOf = new Map(terms.map((term, index) => [term, index]))
  const rows = await findPostings(
    tx,
    userId,
    terms.map((term) => hashTerm(dataKey, term)),
    null,
  )
  const found = [...hitsOf(rows, terms.length)].flatMap(([helperId, sets]) => {
    const positions = new Set(asked.flatMap((one) => positionsOf(one, sets, nthOf)))
    return [...positions].map((position) => ({ helperId, position }))
  })
  return found.length > 0 ? messagesAtPositions(tx, userId, found) : []
}

/** `everything` returns all messages, because what is searched for is in no index. */
export async function findTogether(
  tx: Transaction,
  owner: Owner,
  asked: readonly Together[],
  everything: boolean,
): Promise<IndexableMessage[]> {
  const terms = asked.reduce((sum, { words }) => sum + words.flat().length, 0)
  if (everything || terms > MOST_TERMS) return allMessages(tx, owner.userId)
  const indexed = terms > 0 ? await findIndexed(tx, owner, asked) : []
  return [...indexed, ...(await unindexedMessages(tx, owner.userId))]
}
