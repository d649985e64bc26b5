import { strengthOf } from '../../../core/recall/find-candidates.ts'
import { chunkOf, encodeEntry } from '../../../core/recall/postings.ts'
import { inTurns } from '../../in-turns.ts'
import type { DataKey } from '../../vault.ts'
import type { Posting } from './store-index.ts'
import { hashTerm, termsOf } from './terms.ts'

/** Whose postings are gathered, and the key to their terms. */
export interface IndexedConversation {
  userId: number
  helperId: number
  dataKey: DataKey
}

/** A text that is to be found at a place of its conversation. */
export interface PlacedText {
  text: string
  kind: number
  place: number
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The postings of texts of a conversation, those of one term, kind and chunk together. */
export async function gatherPostings(
  conversation: IndexedConversation,
  texts: readonly PlacedText[],
): Promise<Posting[]> {
  const { userId, helperId, dataKey } = conversation
  const rows = new Map<string, { term: string; kind: number; chunk: number; bytes: number[] }>()
  await inTurns(texts, ({ text, kind, place }) => {
    const terms = termsOf(text)
    const chunk = chunkOf(place)
    for (const [term, count] of countsOf(terms)) {
      const key = `${kind} ${chunk} ${term}`
      const row = rows.get(key) ?? { term, kind, chunk, bytes: [] }
      row.bytes.push(...encodeEntry(place, strengthOf(count, terms.length)))
      rows.set(key, row)
    }
  })
  return inTurns(rows.values(), ({ term, kind, chunk, bytes }) => {
    const entries = Buffer.from(bytes)
    return { userId, helperId, term: hashTerm(dataKey, term), kind, chunk, entries }
  })
}
