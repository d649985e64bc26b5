import type { Memories, MemoriesQuery } from '../../../contract/memory.ts'
import { filterInTurns } from '../../in-turns.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openSearched, presentMemory } from './seal-fact.ts'
import { countFacts, type FactFilter, findFacts, pageOfFacts, searchFields } from './store-facts.ts'

export interface MemoryFilter extends FactFilter {
  search?: string | undefined
}

/** Ids that match a filter, newest first. Words are searched after decryption, which only the server can do. */
export async function searchMemories(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  filter: MemoryFilter,
): Promise<number[]> {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const rows = await searchFields(db, actor.userId, filter)
  const found = await filterInTurns(rows, (row) => {
    const text = words.length > 0 ? openSearched(actor.dataKey, row) : ''
    return words.every((word) => text.includes(word))
  })
  return found.map(({ id }) => id)
}

/** A page of memories. Only those on the page are decrypted, except when searching. */
export async function listMemories(
  services: Pick<Services, 'db'>,
  actor: Actor,
  query: MemoriesQuery,
): Promise<Memories> {
  const { db } = services
  const { userId, dataKey } = actor
  if (query.search?.trim()) {
    const ids = await searchMemories(services, actor, query)
    const rows = await findFacts(db, userId, ids.slice(query.offset, query.offset + query.limit))
    return { memories: rows.map((row) => presentMemory(dataKey, row)), total: ids.length }
  }
  const [rows, total] = await Promise.all([pageOfFacts(db, userId, query, query), countFacts(db, userId, query)])
  return { memories: rows.map((row) => presentMemory(dataKey, row)), total }
}
