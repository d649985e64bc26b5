import { noteMessageErasure } from '../../db/erasure.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { takeBack } from '../memory/change-facts.ts'
import { withdrawMessages } from '../memory/withdraw-messages.ts'
import { notifyChanged } from './announce-change.ts'
import { refuseWhileWriting } from './change-branch.ts'
import { findShown } from './find-shown.ts'
import { deleteMessages, findWithVersions } from './store-branches.ts'

/**
 * Deletes a message with its reply, in all their versions with what followed in the branches of those, and all that was
 * made of them: facts, summaries, the index, and as memories the replies that were written with them. What followed it in
 * the conversation stays. 404: not theirs. 409: a reply is being written, or the message is in another branch.
 */
export async function deleteMessage(services: Services, actor: Actor, messageId: number): Promise<void> {
  const { userId } = actor
  const { helperId } = await findShown(services, actor, messageId)
  await takeBack(services, actor, async (tx, owner) => {
    await refuseWhileWriting(tx, helperId)
    const ids = (await findWithVersions(tx, { userId, messageId })).map(({ id }) => id)
    if (ids.length === 0) throw notFound('Message')
    await withdrawMessages(tx, owner, ids)
    await deleteMessages(tx, userId, ids)
    await noteMessageErasure(tx)
    return true
  })
  await notifyChanged(services, userId, helperId)
  await services.erasure.beforeAnswer()
}
