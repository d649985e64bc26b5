import { type PrivacySettings, settingsFrom } from '../../../../core/privacy/settings.ts'
import { BLOCK_BITS, cutText, type MessageVector, stillValid } from '../../../../core/recall/vectors.ts'
import { tellsAnything } from '../../../../core/recall/words.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Queryable, Transaction } from '../../../platform/db/statement.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { embeddingModelOf, embedTexts } from './embed-texts.ts'
import { withIndex } from './store-index.ts'
import {
  advancePosition,
  blocksOf,
  claimUnembedded,
  deleteOtherVectors,
  endLease,
  ownerOfConversation,
  positionsIn,
  sourcesOf,
  sourceTexts,
} from './store-vectors.ts'
import { decryptBlock, writeBlock } from './vector-block.ts'

/** A model that does not respond delays all other embedding. */
const PATIENCE_MS = 30_000

interface Embedding {
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
async function embedBlock(
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

/** The newest messages are in each request anyway, and a pass over several costs little more than over one. */
const PAUSE_MS = 10_000
/** Failed conversations are retried after this, like those of a killed process. */
const LEASE_MS = 5 * 60_000
/** Failures in a row after which the rest waits for the next run. */
const ENOUGH_FAILURES = 3

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

async function embeddingOf(services: Uses<'db' | 'vault'>, model: string, helperId: number): Promise<Embedding | null> {
  const [row] = await ownerOfConversation(services.db, { helperId })
  if (!row) return null
  const settings = settingsFrom(row.privacySettings)
  const { userId, firstName, nextPosition } = row
  return { userId, firstName, helperId, model, settings, nextPosition, dataKey: services.vault.unwrap(row.wrappedKey) }
}

async function embedConversation(services: Services, of: Embedding, from: number, stopping: AbortSignal) {
  for (let position = from; position < of.nextPosition && !stopping.aborted; ) {
    const to = Math.min(of.nextPosition, ((position >> BLOCK_BITS) + 1) << BLOCK_BITS)
    const leasedUntil = leaseFrom(services.clock.now())
    const isSaved = await embedBlock(services, of, position >> BLOCK_BITS, stopping, (tx) =>
      advancePosition(tx, of, position, to, leasedUntil),
    )
    if (!isSaved) break
    position = to
  }
  await endLease(services.db, of.helperId, of.model)
}

/** Returns true on success. A failed conversation keeps its lease, so its turn comes after the others. */
async function embedClaimed(
  services: Services,
  model: string,
  claimed: { helperId: number; nextPosition: number },
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    const of = await embeddingOf(services, model, claimed.helperId)
    if (of) await embedConversation(services, of, claimed.nextPosition, stopping)
    return true
  } catch (cause) {
    if (stopping.aborted) await endLease(services.db, claimed.helperId, model)
    const failed = cause instanceof AiError ? { kind: cause.kind } : { err: cause }
    services.log.warn({ ...failed, helper: claimed.helperId }, 'a conversation could not be embedded')
    return false
  }
}

/** Only once there is another model. */
export async function deleteOldVectors(services: Uses<'db' | 'models'>): Promise<void> {
  const model = embeddingModelOf(services)
  if (model) await deleteOtherVectors(services.db, model)
}

/** Safe to run in any number of processes: each conversation is leased to one. */
export async function embedNew(services: Services, stopping: AbortSignal, pauseMs = PAUSE_MS): Promise<void> {
  const model = embeddingModelOf(services)
  if (!model) return
  let failures = 0
  while (failures < ENOUGH_FAILURES && !stopping.aborted) {
    const now = services.clock.now()
    const pausedSince = new Date(now.getTime() - pauseMs)
    const [claimed] = await claimUnembedded(services.db, { model, now, pausedSince, leasedUntil: leaseFrom(now) })
    if (!claimed) return
    failures = (await embedClaimed(services, model, claimed, stopping)) ? 0 : failures + 1
  }
}
