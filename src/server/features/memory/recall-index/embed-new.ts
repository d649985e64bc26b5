import { settingsFrom } from '../../../../core/privacy/settings.ts'
import { BLOCK_BITS } from '../../../../core/recall/vector-source.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { type Embedding, embedBlock } from './embed-block.ts'
import { embeddingModelOf } from './embed-texts.ts'
import { advancePosition, claimUnembedded, deleteOtherVectors, endLease, ownerOfConversation } from './store-vectors.ts'

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
export async function deleteOldVectors(services: Uses<'db' | 'models' | 'embeddings'>): Promise<void> {
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
