import type { Memories, MemoriesQuery, Memory } from '../../../contract/memory.ts'
import { inTurns } from '../../in-turns.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { presentMemory } from './seal-fact.ts'
import { type FactFilter, listFacts } from './store-facts.ts'

export interface MemoryFilter extends FactFilter {
  search?: string | undefined
}

const has = (memory: Memory, words: readonly string[]): boolean => {
  const text = `${memory.content} ${memory.quote} ${memory.attribute} ${memory.helperName ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** What a filter finds of what is remembered, the newest first. Words are searched in the open text: only here it is. */
export async function findMemories(
  services: Pick<Services, 'db'>,
  actor: Actor,
  filter: MemoryFilter,
): Promise<Memory[]> {
  const rows = await listFacts(services.db, actor.userId, filter)
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const memories = await inTurns(rows, (row) => presentMemory(actor.dataKey, row))
  return words.length === 0 ? memories : memories.filter((memory) => has(memory, words))
}

/** A page of what is remembered. */
export async function listMemories(
  services: Pick<Services, 'db'>,
  actor: Actor,
  query: MemoriesQuery,
): Promise<Memories> {
  const found = await findMemories(services, actor, query)
  return { memories: found.slice(query.offset, query.offset + query.limit), total: found.length }
}
