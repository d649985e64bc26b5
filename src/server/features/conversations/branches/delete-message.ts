import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteFromMemory } from '../../memory/forgetting/forget.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { findShownMessage, refuseWhileWriting } from './change-branch.ts'
import { deleteMessages, findWithVersions } from './store.ts'

/** Also deletes versions, their branches and what was derived from them. 404. 409: not shown, or being answered. */
export async function deleteMessage(services: Services, actor: Actor, messageId: number): Promise<void> {
  const { userId } = actor
  const { helperId } = await findShownMessage(services, actor, messageId)
  await takeFromMemory(services, actor, async (tx, owner) => {
    await refuseWhileWriting(tx, helperId)
    const ids = (await findWithVersions(tx, { userId, messageId })).map(({ id }) => id)
    if (ids.length === 0) throw notFound('Message')
    await deleteFromMemory(tx, owner, ids)
    await deleteMessages(tx, userId, ids)
    await noteMessageErasure(tx)
    return true
  })
  await notifyChanged(services, userId, helperId)
  await services.erasure.beforeAnswer()
}
