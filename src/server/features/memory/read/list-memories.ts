import type { Memories, MemoriesQuery, Memory, MemoryDetail } from '../../../../contract/memory.ts'
import { visibleTo } from '../../../../core/memory/digest-lines.ts'
import { fieldOf } from '../../../../core/memory/profile.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { MemoryOutline } from '../../../platform/cache/caches.ts'
import { type DataKey, decryptMessage, sealOf } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Uses } from '../../../platform/ports/services.ts'
import { decryptContent, decryptSlot, decryptSubject, presentMemory } from '../seal-memory.ts'
import {
  countMemories,
  findMemories,
  findOtherVersions,
  findSeals,
  findSharing,
  findStatedBy,
  findWords,
  type MemoryCursor,
  type MemoryFilter,
  type MemoryRow,
  pageOfMemories,
  type WordsRow,
} from '../store-memories.ts'
import { findSources } from './store-messages.ts'

/** An outline, and the name of the helper that the memory was said to. */
interface ListedMemory extends MemoryOutline {
  id: number
  validFrom: Date
  helperName: string | null
}

function outlineOf(key: DataKey, row: WordsRow): MemoryOutline {
  const about = decryptSubject(key, row)
  const text = `${decryptContent(key, row)} ${about}`.toLowerCase()
  const { memoryType: kind, category } = row
  return { seal: sealOf(row.content), text, field: fieldOf({ about, kind, category, slot: decryptSlot(key, row) }) }
}

/** Newest first. Decrypts those that are not cached as they are now. */
export async function readOutlines(
  { db, caches }: Uses<'db' | 'caches'>,
  { userId, dataKey }: Person,
  filter: MemoryFilter,
): Promise<ListedMemory[]> {
  const rows = await findSeals(db, userId, filter)
  const cached = caches.memories.entriesOf(userId)
  const missing = rows.filter(({ id, seal }) => cached.get(id)?.seal !== seal)
  const sealed =
    missing.length > 0
      ? await findWords(
          db,
          userId,
          missing.map(({ id }) => id),
        )
      : []
  const opened = new Map(await mapWithoutBlocking(sealed, (row) => [row.id, outlineOf(dataKey, row)] as const))
  if (opened.size > 0) caches.memories.add(userId, opened)
  return rows.flatMap(({ id, validFrom, helperName }) => {
    const outline = opened.get(id) ?? cached.get(id)
    return outline ? [{ id, validFrom, helperName, ...outline }] : []
  })
}

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

interface KeptMemory {
  id: number
  text: string
  /** Those of the given helpers that may not know it. */
  hiddenFrom: number[]
}

/** Of these memories, those that at least one of the helpers may not know. */
export async function readKept(
  { db }: Uses<'db'>,
  { userId, dataKey, privacy }: Actor,
  ids: readonly number[],
  helperIds: readonly number[],
): Promise<KeptMemory[]> {
  if (ids.length === 0) return []
  const rows = await findSharing(db, userId, ids)
  return rows.flatMap((row) => {
    const memory = { ...row, privacyTags: row.privacyTags ?? [] }
    const hiddenFrom = helperIds.filter((helperId) => visibleTo([memory], helperId, privacy).length === 0)
    return hiddenFrom.length > 0 ? [{ id: row.id, text: decryptContent(dataKey, row), hiddenFrom }] : []
  })
}

/** Ids of the memories that only these messages state. */
export async function readStatedBy(
  { db }: Uses<'db'>,
  { userId }: Pick<Actor, 'userId'>,
  messageIds: readonly number[],
): Promise<Set<number>> {
  return new Set((await findStatedBy(db, userId, messageIds)).map(({ id }) => id))
}
