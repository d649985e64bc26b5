import type { MessageVector } from '../../../../core/recall/vectors.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { OpenedBlock } from '../../../platform/cache/caches.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { newestBlocks, type ReadableRow } from '../recall-index/store-vectors.ts'
import { decryptBlock } from '../recall-index/vector-block.ts'

/** Bytes of vectors read per question, newest first: about 15,000 messages of 512 numbers each. */
const MOST_BYTES = 8 * 1024 * 1024

const blockKey = (helperId: number, block: number): string => `${helperId}/${block}`

/** `others`: also of conversations with other helpers. */
interface Readable {
  model: string
  helperId: number
  others: boolean
}

export interface ReadBlock {
  helperId: number
  vectors: readonly MessageVector[]
}

/** The newest vectors, whatever their visibility. Decrypts those that are not cached as they are now. */
export async function readBlocks(
  { db, caches }: Uses<'db' | 'caches'>,
  { userId, dataKey }: Person,
  readable: Readable,
  signal: AbortSignal,
): Promise<ReadBlock[]> {
  const cached = caches.vectors.entriesOf(userId)
  const known = `{${[...cached.values()].map(({ seal }) => seal)}}`
  const rows = await newestBlocks(db, { userId, ...readable, bytes: MOST_BYTES, known })
  const opened = new Map<string, OpenedBlock>()
  const open = ({ helperId, block, seal, vectors }: ReadableRow): void => {
    if (vectors) opened.set(blockKey(helperId, block), { seal, vectors: decryptBlock(dataKey, block, vectors) })
  }
  await mapWithoutBlocking(rows, open, signal)
  if (opened.size > 0) caches.vectors.add(userId, opened)
  return rows.flatMap(({ helperId, block }) => {
    const key = blockKey(helperId, block)
    const read = opened.get(key) ?? cached.get(key)
    return read ? [{ helperId, vectors: read.vectors }] : []
  })
}
