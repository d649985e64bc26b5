import { strengthOf } from '../../../core/recall/find-candidates.ts'
import { chunkOf, encodeEntry } from '../../../core/recall/postings.ts'
import type { DataKey } from '../../vault.ts'
import { hashTerm, termsOf } from './terms.ts'

/** A text that is to be found at a place of its conversation. */
export interface PlacedText {
  text: string
  kind: number
  place: number
}

/** What is to be appended to the postings, a row an entry of each list. */
export interface PostingRows {
  terms: string[]
  kinds: number[]
  chunks: number[]
  entries: Buffer[]
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The postings of texts, those of one term, kind and chunk together. */
export function gatherPostings(dataKey: DataKey, texts: readonly PlacedText[]): PostingRows {
  const rows = new Map<string, { term: string; kind: number; chunk: number; bytes: number[] }>()
  for (const { text, kind, place } of texts) {
    const terms = termsOf(text)
    const chunk = chunkOf(place)
    for (const [term, count] of countsOf(terms)) {
      const key = `${kind} ${chunk} ${term}`
      const row = rows.get(key) ?? { term, kind, chunk, bytes: [] }
      row.bytes.push(...encodeEntry(place, strengthOf(count, terms.length)))
      rows.set(key, row)
    }
  }
  const list = [...rows.values()]
  return {
    terms: list.map(({ term }) => hashTerm(dataKey, term)),
    kinds: list.map(({ kind }) => kind),
    chunks: list.map(({ chunk }) => chunk),
    entries: list.map(({ bytes }) => Buffer.from(bytes)),
  }
}
