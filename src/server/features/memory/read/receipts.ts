import type { Memory } from '../../../../contract/memory.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { presentMemory } from '../seal-memory.ts'
import type { MemoryRow } from '../store-memories.ts'
import { findSources } from './store-messages.ts'

const LONGEST_QUOTE = 300

export const quoteOf = (text: string): string => text.slice(0, LONGEST_QUOTE)

/** Memories, each with the newest message that it was said in. */
export async function withReceipts(
  { db }: Uses<'db'>,
  { userId, dataKey }: Person,
  rows: readonly MemoryRow[],
): Promise<Memory[]> {
  const ids = new Set(rows.flatMap(({ relatedMessageIds }) => relatedMessageIds ?? []))
  const sources = ids.size > 0 ? await findSources(db, userId, [...ids]) : []
  const quotes = new Map(sources.map(({ id, content }) => [id, content]))
  return rows.map((row) => {
    const sourceMessageId = row.relatedMessageIds?.findLast((id) => quotes.has(id)) ?? null
    const content = sourceMessageId === null ? undefined : quotes.get(sourceMessageId)
    return {
      ...presentMemory(dataKey, row),
      sourceMessageId,
      quote: content ? quoteOf(decryptMessage(dataKey, content)) : null,
    }
  })
}
