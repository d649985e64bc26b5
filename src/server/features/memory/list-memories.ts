import type { Memories, MemoriesQuery } from '../../../contract/memory.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { readOutlines } from './read-outlines.ts'
import { presentMemory } from './seal-fact.ts'
import { countFacts, type FactFilter, findFacts, pageOfFacts } from './store-facts.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

export interface MemoryFilter extends FactFilter {
  search?: string | undefined
}

/** Ids that match a filter, newest first. Words are searched after decryption, which only the server can do. */
export async function searchMemories(
  services: Pick<Services, 'db' | 'factCache'>,
  actor: Person,
  filter: MemoryFilter,
): Promise<number[]> {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const facts = await readOutlines(services, actor, filter)
  const found = facts.filter(({ text, helperName }) => {
    const searched = `${text} ${helperName?.toLowerCase() ?? ''}`
    return words.every((word) => searched.includes(word))
  })
  return found.map(({ id }) => id)
}

/** A page of memories. */
export async function listMemories(
  services: Pick<Services, 'db' | 'factCache'>,
  actor: Person,
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
