import { strengthOf } from '../../../../core/recall/find-candidates.ts'
import { chunkOf, encodeEntry } from '../../../../core/recall/postings.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { hashTerm, searchTermsOf, termsOf } from '../recall/terms.ts'
import type { Posting } from './store-index.ts'

export interface IndexedConversation {
  userId: number
  helperId: number
  dataKey: DataKey
}

export interface PositionedText {
  text: string
  visibility: number
  position: number
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Grouped by term, visibility and chunk. */
export async function gatherPostings(
  conversation: IndexedConversation,
  texts: readonly PositionedText[],
): Promise<Posting[]> {
  const { userId, helperId, dataKey } = conversation
  const rows = new Map<string, { term: string; visibility: number; chunk: number; bytes: number[] }>()
  await mapWithoutBlocking(texts, ({ text, visibility, position }) => {
    const terms = termsOf(text)
    const chunk = chunkOf(position)
    for (const [term, count] of countsOf([...terms, ...searchTermsOf(text)])) {
      const key = `${visibility} ${chunk} ${term}`
      const row = rows.get(key) ?? { term, visibility, chunk, bytes: [] }
      row.bytes.push(...encodeEntry(position, strengthOf(count, terms.length)))
      rows.set(key, row)
    }
  })
  return mapWithoutBlocking(rows.values(), ({ term, visibility, chunk, bytes }) => {
    const entries = Buffer.from(bytes)
    return { userId, helperId, term: hashTerm(dataKey, term), visibility, chunk, entries }
  })
}
