import { CHUNK_BITS, keepEntries } from '../../../../core/recall/postings.ts'
import { BLOCK_BITS, stillValid } from '../../../../core/recall/vectors.ts'
import { HIDDEN, visibilityOf } from '../../../../core/recall/visibility.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { gatherPostings } from './index-conversations.ts'
import { appendPostings, withIndex } from './store-index.ts'
import {
  type ChunkPositionRow,
  changeVisibilities,
  chunkPositions,
  countPositions,
  endStale,
  findStale,
  postingsOfChunk,
  replacePostings,
  type StaleRow,
} from './store-reindex.ts'
import { blocksOf, embedAgainFrom, positionsIn, sourcesOf } from './store-vectors.ts'
import { decryptBlock, writeBlock } from './vector-block.ts'

/**
 * Removes the vectors of a chunk's deleted or changed messages. What is left of their windows is embedded again. The
 * caller holds the lock on the conversation's index.
 */
async function deleteGoneVectors(tx: Transaction, owner: Person, helperId: number, chunk: number): Promise<void> {
  const shift = CHUNK_BITS - BLOCK_BITS
  const blocks = await blocksOf(tx, { helperId, from: chunk << shift, to: (chunk + 1) << shift, model: null })
  for (const { model, block, vectors } of blocks) {
    const before = decryptBlock(owner.dataKey, block, vectors)
    const now = await sourcesOf(tx, positionsIn(helperId, block))
    const kept = stillValid(before, now)
    if (kept.length === before.length) continue
    await writeBlock(tx, { ...owner, helperId, model, block }, kept)
    await embedAgainFrom(tx, helperId, model, block << BLOCK_BITS)
  }
}

const AT_ONCE = 100

const visibilityNow = ({ isForgotten, shareAcrossHelpers, privacyTags }: ChunkPositionRow): number =>
  isForgotten ? HIDDEN : visibilityOf({ shareAcrossHelpers, privacyTags: privacyTags ?? [] })

/** Removes the entries of a chunk, except those at the positions of `stay`. */
async function removeEntries(tx: Transaction, { helperId, userId, chunk }: StaleRow, stay: ReadonlySet<number>) {
  const rows = await postingsOfChunk(tx, helperId, chunk)
  const kept = await mapWithoutBlocking(rows, (row) =>
    Buffer.from(keepEntries(chunk, row.entries, (position) => stay.has(position))),
  )
  const changed = rows.flatMap((row, index) => {
    const entries = kept[index] as Buffer
    return entries.length < row.entries.length ? [{ ...row, entries }] : []
  })
  await replacePostings(tx, { userId, helperId, chunk }, changed)
}

/** Adds messages again at their positions with their current visibility; hidden ones only keep the position. */
async function addAgain(tx: Transaction, stale: StaleRow, dataKey: DataKey, rows: readonly ChunkPositionRow[]) {
  const texts = rows.map((row) => ({
    text: decryptMessage(dataKey, row.content),
    visibility: visibilityNow(row),
    position: row.position,
  }))
  const conversation = { userId: stale.userId, helperId: stale.helperId, dataKey }
  const seen = texts.filter(({ visibility }) => visibility !== HIDDEN)
  await appendPostings(tx, await gatherPostings(conversation, seen))
  await changeVisibilities(tx, stale.helperId, texts)
}

async function reindexLocked(services: Uses<'vault'>, tx: Transaction, stale: StaleRow): Promise<void> {
  const { helperId, chunk } = stale
  if (!(await endStale(tx, helperId, chunk))) return
  const rows = await chunkPositions(tx, helperId, chunk << CHUNK_BITS, (chunk + 1) << CHUNK_BITS)
  const changed = rows.filter((row) => visibilityNow(row) !== row.visibility)
  const unchanged = rows.filter((row) => visibilityNow(row) === row.visibility)
  await removeEntries(tx, stale, new Set(unchanged.map(({ position }) => position)))
  const dataKey = services.vault.unwrap(stale.wrappedKey)
  if (changed.length > 0) await addAgain(tx, stale, dataKey, changed)
  await deleteGoneVectors(tx, { userId: stale.userId, dataKey }, helperId, chunk)
  const restored = changed.filter(({ visibility }) => visibility === HIDDEN).map(({ position }) => position)
  if (restored.length > 0) await embedAgainFrom(tx, helperId, null, Math.min(...restored))
  await countPositions(tx, helperId)
}

/** Removes deleted messages from the index, adds restored ones again, and updates changed visibility. */
export async function reindex(services: Uses<'db' | 'vault' | 'caches'>, isStopping = () => false): Promise<void> {
  for (;;) {
    const rows = await findStale(services.db, AT_ONCE)
    for (const stale of rows) {
      if (isStopping()) return
      await withIndex(services.db, stale.helperId, stale.userId, (tx) => reindexLocked(services, tx, stale))
      services.caches.vectors.forget(stale.userId)
    }
    if (rows.length < AT_ONCE) return
  }
}
