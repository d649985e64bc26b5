import { CHUNK_BITS } from '../../../../core/recall/postings.ts'
import { BLOCK_BITS, stillValid } from '../../../../core/recall/vector-source.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { blocksOf, rewindProgress, sourcesOf } from './store-vectors.ts'
import { decryptBlock, writeBlock } from './vector-block.ts'

/**
 * Removes the vectors of a chunk's deleted or changed messages. What is left of their windows is embedded again. The
 * caller holds the lock on the conversation's index.
 */
export async function dropVectors(
  tx: Transaction,
  owner: { userId: number; dataKey: DataKey },
  helperId: number,
  chunk: number,
): Promise<void> {
  const shift = CHUNK_BITS - BLOCK_BITS
  const blocks = await blocksOf(tx, helperId, chunk << shift, (chunk + 1) << shift, null)
  for (const { model, block, vectors } of blocks) {
    const before = decryptBlock(owner.dataKey, block, vectors)
    const now = await sourcesOf(tx, helperId, block << BLOCK_BITS, (block + 1) << BLOCK_BITS)
    const kept = stillValid(before, now)
    if (kept.length === before.length) continue
    await writeBlock(tx, { ...owner, helperId, model, block }, kept)
    await rewindProgress(tx, helperId, model, block << BLOCK_BITS)
  }
}
