import type { MessageVersion } from '../../../../contract/messages.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteFromMemory, showMessages } from '../../memory/forgetting/forget.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { changedElsewhere, findShownMessage, moveToBranch, refuseWhileWriting } from './change-branch.ts'
import {
  deleteMessages,
  findShownVersion,
  findVersion,
  findVersions,
  findWithVersions,
  returnToBranch,
} from './store.ts'

/** Oldest first, the message itself among them, shown or not. 404: it is not theirs. */
export async function readVersions(
  { db }: Uses<'db'>,
  { userId, dataKey }: Actor,
  messageId: number,
): Promise<MessageVersion[]> {
  const rows = await findVersions(db, userId, messageId)
  if (rows.length === 0) throw notFound('Message')
  return rows.map(({ id, content, sentAt }) => ({
    id,
    content: decryptMessage(dataKey, content),
    sentAt: sentAt.toISOString(),
  }))
}

/** Shows what followed it, too. Does nothing if already shown. 404. 409: in another branch, or being answered. */
export async function selectVersion(services: Services, actor: Actor, messageId: number): Promise<void> {
  const { userId, dataKey } = actor
  let helperId = 0
  await takeFromMemory(services, actor, async (tx, owner) => {
    const [version] = await findVersion(tx, messageId, userId)
    if (!version) throw notFound('Message')
    helperId = version.helperId
    if (version.branchId === null) return false
    const [shown] = version.versionOf === null ? [] : await findShownVersion(tx, version.versionOf)
    if (!shown || version.branchId !== messageId) throw changedElsewhere()
    await refuseWhileWriting(tx, helperId)
    await moveToBranch(tx, owner, { helperId, from: shown.id })
    const back = await returnToBranch(tx, userId, messageId)
    await showMessages(
      tx,
      owner,
      back.map(({ id }) => id),
    )
    return true
  })
  services.indexQueue.add({ userId, dataKey, helperId, after: messageId - 1 })
  await notifyChanged(services, userId, helperId)
}

/** Also deletes versions, their branches and what was derived from them. 404. 409: not shown, or being answered. */
export async function deleteMessage(services: Services, actor: Actor, messageId: number): Promise<void> {
  const { userId } = actor
  let helperId = 0
  await takeFromMemory(services, actor, async (tx, owner) => {
    helperId = (await findShownMessage(tx, actor, messageId)).helperId
    await refuseWhileWriting(tx, helperId)
    const ids = (await findWithVersions(tx, { userId, messageId })).map(({ id }) => id)
    await deleteFromMemory(tx, owner, ids)
    await deleteMessages(tx, userId, ids)
    await noteMessageErasure(tx)
    return true
  })
  await notifyChanged(services, userId, helperId)
}
