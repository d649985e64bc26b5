import type { Memories, MemoriesQuery, MemoryDetail } from '../../../../contract/memory.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Uses } from '../../../platform/ports/services.ts'
import {
  countMemories,
  findMemories,
  findOtherVersions,
  type MemoryCursor,
  type MemoryFilter,
  type MemoryRow,
  pageOfMemories,
} from '../store-memories.ts'
import { type ListedMemory, readOutlines } from './read-outlines.ts'
import { quoteOf, withReceipts } from './receipts.ts'
import { findSources } from './store-messages.ts'

interface Search extends MemoryFilter {
  search?: string | undefined
}

/** Newest first. Words are searched after decryption, which only the server can do. */
export async function searchMemories(
  services: Uses<'db' | 'caches'>,
  actor: Person,
  filter: Search,
): Promise<ListedMemory[]> {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const memories = await readOutlines(services, actor, filter)
  return memories.filter(({ text, helperName }) => {
    const searched = `${text} ${helperName?.toLowerCase() ?? ''}`
    return words.every((word) => searched.includes(word))
  })
}

function parseCursor(text: string | undefined): MemoryCursor | null {
  const [from, id] = text?.split('_').map(Number) ?? []
  return from === undefined || id === undefined ? null : { validFrom: new Date(from), id }
}

const cursorOf = ({ validFrom, id }: MemoryCursor): string => `${validFrom.getTime()}_${id}`

const isAfter = (one: MemoryCursor, cursor: MemoryCursor): boolean =>
  +one.validFrom < +cursor.validFrom || (+one.validFrom === +cursor.validFrom && one.id < cursor.id)

/** Keyset pagination: a page begins after a memory rather than at a number, so that what is added meanwhile repeats none. */
export async function listMemories(
  services: Uses<'db' | 'caches'>,
  actor: Person,
  query: MemoriesQuery,
): Promise<Memories> {
  const { db } = services
  const { userId } = actor
  const cursor = parseCursor(query.after)
  const most = query.limit + 1
  const page = async (rows: readonly MemoryRow[], total: number): Promise<Memories> => {
    const shown = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? shown.at(-1) : undefined
    return { memories: await withReceipts(services, actor, shown), total, next: last ? cursorOf(last) : null }
  }
  if (query.search?.trim()) {
    const found = await searchMemories(services, actor, query)
    const after = cursor ? found.filter((one) => isAfter(one, cursor)) : found
    const ids = after.slice(query.offset, query.offset + most).map(({ id }) => id)
    return page(await findMemories(db, userId, ids), found.length)
  }
  const wanted = { cursor, offset: query.offset, limit: most }
  const [rows, total] = await Promise.all([pageOfMemories(db, userId, query, wanted), countMemories(db, userId, query)])
  return page(rows, total)
}

/** The messages, oldest first. */
async function decryptSources(
  { db }: Uses<'db'>,
  { userId, dataKey }: Actor,
  ids: readonly number[],
): Promise<MemoryDetail['sources']> {
  const rows = ids.length > 0 ? await findSources(db, userId, ids) : []
  return rows.map(({ id, helperId, helperName, content, sentAt }) => ({
    messageId: id,
    helperId,
    helperName,
    quote: quoteOf(decryptMessage(dataKey, content)),
    saidAt: sentAt.toISOString(),
  }))
}

/** With the messages that it and what it superseded were said in. 404: not theirs. */
export async function readMemory(services: Uses<'db'>, actor: Actor, id: number): Promise<MemoryDetail> {
  const { db } = services
  const { userId } = actor
  const [row] = await findMemories(db, userId, [id])
  if (!row) throw notFound('Memory')
  const versions = await findOtherVersions(db, { userId, id })
  const idsOf = (isEarlier: boolean) => versions.filter((one) => one.isEarlier === isEarlier).map((one) => one.id)
  const [earlier, later] = await Promise.all([
    findMemories(db, userId, idsOf(true)),
    row.validTo === null ? [] : findMemories(db, userId, idsOf(false)),
  ])
  const [memory, ...others] = await withReceipts(services, actor, [row, ...earlier, ...later])
  if (!memory) throw notFound('Memory')
  const sources = [row, ...earlier].flatMap(({ relatedMessageIds }) => relatedMessageIds ?? [])
  return {
    memory,
    sources: await decryptSources(services, actor, [...new Set(sources)]),
    before: others.slice(0, earlier.length),
    after: others.slice(earlier.length).reverse(),
  }
}
