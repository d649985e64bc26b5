import type { Memories, MemoriesQuery } from '../../../contract/memory.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { type ListedFact, readOutlines } from './read-outlines.ts'
import { presentMemory } from './seal-fact.ts'
import { countFacts, type FactCursor, type FactFilter, type FactRow, findFacts, pageOfFacts } from './store-facts.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

export interface MemoryFilter extends FactFilter {
  search?: string | undefined
}

/** Newest first. Words are searched after decryption, which only the server can do. */
export async function searchMemories(
  services: Pick<Services, 'db' | 'factCache'>,
  actor: Person,
  filter: MemoryFilter,
): Promise<ListedFact[]> {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const facts = await readOutlines(services, actor, filter)
  return facts.filter(({ text, helperName }) => {
    const searched = `${text} ${helperName?.toLowerCase() ?? ''}`
    return words.every((word) => searched.includes(word))
  })
}

function parseCursor(text: string | undefined): FactCursor | null {
  const [from, id] = text?.split('_').map(Number) ?? []
  return from === undefined || id === undefined ? null : { validFrom: new Date(from), id }
}

const cursorOf = ({ validFrom, id }: FactCursor): string => `${validFrom.getTime()}_${id}`

const isAfter = (one: FactCursor, cursor: FactCursor): boolean =>
  +one.validFrom < +cursor.validFrom || (+one.validFrom === +cursor.validFrom && one.id < cursor.id)

/** Keyset pagination: a page begins after a fact rather than at a number, so that what is added meanwhile repeats none. */
export async function listMemories(
  services: Pick<Services, 'db' | 'factCache'>,
  actor: Person,
  query: MemoriesQuery,
): Promise<Memories> {
  const { db } = services
  const { userId, dataKey } = actor
  const cursor = parseCursor(query.after)
  const most = query.limit + 1
  const page = (rows: readonly FactRow[], total: number): Memories => {
    const shown = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? shown.at(-1) : undefined
    return { memories: shown.map((row) => presentMemory(dataKey, row)), total, next: last ? cursorOf(last) : null }
  }
  if (query.search?.trim()) {
    const found = await searchMemories(services, actor, query)
    const after = cursor ? found.filter((one) => isAfter(one, cursor)) : found
    const ids = after.slice(query.offset, query.offset + most).map(({ id }) => id)
    return page(await findFacts(db, userId, ids), found.length)
  }
  const wanted = { cursor, offset: query.offset, limit: most }
  const [rows, total] = await Promise.all([pageOfFacts(db, userId, query, wanted), countFacts(db, userId, query)])
  return page(rows, total)
}
