import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { deleteWithMemories } from '../../memory/forgetting/delete-with-memories.ts'
import { dropInboundSms } from '../../sms/receive-sms.ts'
import { refuseWhileWriting } from '../branches/change-branch.ts'
import { notifyChanged } from '../send/notify-changed.ts'
import { isHelperOf } from '../store.ts'
import { deleteAllMessages } from './store-organize.ts'

/** Deletes every message and what was made of them; the helper stays, with what was brought to it from other programs. 404. 409: a reply is being written. */
export async function clearConversation(services: Services, actor: Actor, helperId: number): Promise<void> {
  const { userId } = actor
  if (!(await isHelperOf(services.db, helperId, userId))) throw notFound('Helper')
  await deleteWithMemories(services, actor, { helperId, withImports: false }, async (tx) => {
    await refuseWhileWriting(tx, helperId)
    await dropInboundSms(tx, userId, helperId)
    await deleteAllMessages(tx, { helperId, userId })
    await noteMessageErasure(tx)
    return true
  })
  await notifyChanged(services, userId, helperId)
  await services.erasure.beforeAnswer()
}
