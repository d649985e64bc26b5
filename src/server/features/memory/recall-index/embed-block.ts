import type { PrivacySettings } from '../../../../core/privacy/settings.ts'
import { cutText, stillValid } from '../../../../core/recall/vector-source.ts'
import type { MessageVector } from '../../../../core/recall/vectors.ts'
import { tellsAnything } from '../../../../core/recall/words.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Queryable, Transaction } from '../../../platform/db/statement.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { embedTexts } from './embed-texts.ts'
import { withIndex } from './store-index.ts'
import { blocksOf, positionsIn, sourcesOf, sourceTexts } from './store-vectors.ts'
import { decryptBlock, writeBlock } from './vector-block.ts'

/** A model that does not respond delays all other embedding. */
const PATIENCE_MS = 30_000

export interface Embedding {
  userId: number
  firstName: string | null
  dataKey: DataKey
  settings: PrivacySettings
  helperId: number
  model: string
  nextPosition: number
}

async function storedVectors(db: Queryable, of: Embedding, block: number): Promise<MessageVector[]> {
  const [row] = await blocksOf(db, { helperId: of.helperId, from: block, to: block + 1, model: of.model })
  return row ? decryptBlock(of.dataKey, block, row.vectors) : []
}

/** Only for those that say something. */
async function embedMissing(
  services: Services,
  of: Embedding,
  block: number,
  stopping: AbortSignal,
): Promise<MessageVector[]> {
  const rows = await sourceTexts(services.db, positionsIn(of.helperId, block))
  const known = new Set(stillValid(await storedVectors(services.db, of, block), rows).map(({ position }) => position))
  const missing = rows
    .filter(({ position }) => !known.has(position))
    .map(({ content, ...source }) => ({ ...source, text: decryptMessage(of.dataKey, content) }))
    .filter(({ text }) => tellsAnything(text))
  if (missing.length === 0) return []
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)])
  const vectors = await embedTexts(
    services,
    of,
    of.settings,
    missing.map(({ text }) => cutText(text)),
    signal,
  )
  return missing.map(({ text: _, ...source }, index) => ({
    ...source,
    ...(vectors[index] as (typeof vectors)[number]),
  }))
}

/** All vectors of a block have the same length: those made before the model's provider changed it are dropped. */
const alike = (stored: readonly MessageVector[], fresh: readonly MessageVector[]): MessageVector[] => {
  const length = fresh[0]?.values.length
  return length === undefined ? [...stored] : stored.filter(({ values }) => values.length === length)
}

/** Saved with `moveOn`. False if a message's visibility changed while the model worked, so that it is done again. */
export async function embedBlock(
  services: Services,
  of: Embedding,
  block: number,
  stopping: AbortSignal,
  moveOn: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const fresh = await embedMissing(services, of, block, stopping)
  const saved = await withIndex(services.db, of.helperId, of.userId, async (tx) => {
    const rows = await sourcesOf(tx, positionsIn(of.helperId, block))
    const valid = stillValid(fresh, rows)
    const before = await storedVectors(tx, of, block)
    const stored = stillValid(alike(before, fresh), rows)
    const positions = new Set(valid.map(({ position }) => position))
    const isNew = valid.length > 0 || stored.length < before.length
    const all = [...stored.filter(({ position }) => !positions.has(position)), ...valid]
    if (isNew) await writeBlock(tx, { ...of, block }, all)
    if (valid.length < fresh.length) return false
    return moveOn(tx)
  })
  return saved ?? false
}
