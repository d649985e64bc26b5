import type { EditMessageBody } from '../../../../contract/messages.ts'
import { sealMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Queryable } from '../../../platform/db/statement.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemoryIn } from '../../memory/digest/change-memories.ts'
import { inCurrentPeriod, refuseUnpaid } from '../../plans/allowance/reserve-message.ts'
import { copyPicture } from '../pictures/store.ts'
import { refuseEditedBefore } from '../send/refuse-repeated.ts'
import { type Accepted, type NewMessage, saveMessage, saveReserved } from '../send/save-messages.ts'
import { changedElsewhere, moveToBranch, refuseWhileWriting } from './change-branch.ts'
import { findVersion, type VersionRow } from './store.ts'

/** Rolls back the move to a branch when no message is left in the allowance. */
class NoneLeft extends Error {}

/** Returns null if `save` saves nothing. */
async function replace(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  { id, helperId, picture }: VersionRow,
  save: (tx: Queryable) => Promise<Accepted | null>,
): Promise<Accepted | null> {
  const work = inTransaction(services.db, async (tx) => {
    await lockAccount(tx, actor.userId)
    await takeFromMemoryIn(tx, actor, services.clock.now(), async (_, owner) => {
      const [old] = await findVersion(tx, id, actor.userId)
      if (!old) throw notFound('Message')
      if (old.branchId !== null) throw changedElsewhere()
      await refuseWhileWriting(tx, helperId)
      await moveToBranch(tx, owner, { helperId, from: id })
      return true
    })
    const accepted = await save(tx)
    if (!accepted) throw new NoneLeft()
    if (picture) await copyPicture(tx, { from: id, to: accepted.messageId })
    return accepted
  })
  return work.catch((error) => {
    if (error instanceof NoneLeft) return null
    throw error
  })
}

async function saveUnpaid(on: Queryable, message: NewMessage, sentAt: Date): Promise<Accepted> {
  const messageId = await saveMessage(on, message, sentAt)
  if (messageId === null) throw notFound('Helper')
  return { messageId, reservation: null, memoryVersion: null }
}

/** In one transaction. Throws as `acceptMessage` does, and 409 while a reply is written or if it is no longer shown. */
export async function acceptEdit(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  old: VersionRow,
  body: EditMessageBody,
  { sentAt, isFree, mustBeAnswered }: { sentAt: Date; isFree: boolean; mustBeAnswered: boolean },
): Promise<Accepted> {
  const message: NewMessage = {
    helperId: old.helperId,
    userId: actor.userId,
    content: sealMessage(actor.dataKey, body.content),
    source: 'person',
    idempotencyKey: body.idempotencyKey ?? null,
    versionOf: old.versionOf ?? old.id,
    quotes: old.quote?.id,
  }
  const attempt = () => replace(services, actor, old, (tx) => saveReserved(tx, message, sentAt))
  try {
    const accepted = isFree ? null : await inCurrentPeriod(services, actor.userId, attempt)
    if (accepted) return accepted
    if (!isFree && !mustBeAnswered) throw await refuseUnpaid(services, actor)
    const unpaid = await replace(services, actor, old, (tx) => saveUnpaid(tx, message, sentAt))
    if (!unpaid) throw changedElsewhere()
    return unpaid
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseEditedBefore(services, actor, old.id, body)
    throw error
  }
}
