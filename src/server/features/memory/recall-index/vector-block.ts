import { decodeBlock, encodeBlock, type MessageVector } from '../../../../core/recall/vectors.ts'
import { type DataKey, openBytes, sealBytes } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { deleteBlock, saveBlock } from './store-vectors.ts'

const CONTEXT = 'vectors'

export const decryptBlock = (dataKey: DataKey, block: number, sealed: Buffer): MessageVector[] =>
  decodeBlock(block, openBytes(dataKey, sealed, CONTEXT))

export interface BlockOf {
  userId: number
  helperId: number
  dataKey: DataKey
  model: string
  block: number
}

/** Without any, the row is deleted. */
export async function writeBlock(tx: Transaction, of: BlockOf, vectors: readonly MessageVector[]): Promise<void> {
  const { userId, helperId, dataKey, model, block } = of
  if (vectors.length === 0) return void (await deleteBlock(tx, helperId, model, block))
  const sealed = sealBytes(dataKey.secret, Buffer.from(encodeBlock(vectors)), CONTEXT)
  const newest = Math.max(...vectors.map(({ messageId }) => messageId))
  await saveBlock(tx, { userId, helperId, model, block, vectors: sealed, newestMessage: newest })
}
