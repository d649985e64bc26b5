import type { OrganizeBody } from '../../../../contract/conversations.ts'
import { endOfMute } from '../../../../core/scheduling/mute.ts'
import { dayAt, instantOf } from '../../../../core/time/zone-time.ts'
import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteConversationFromMemory } from '../../memory/forgetting/forget.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { dropInboundSms } from '../../sms/receive-sms.ts'
import { refuseWhileWriting } from '../branches/change-branch.ts'
import { isHelperOf } from '../store.ts'
import { deleteAllMessages, organize } from './store.ts'

/** Pins, archives or mutes a conversation, or undoes that. 404: the helper is not theirs. */
export async function organizeConversation(
  services: Services,
  { userId, timeZone }: Actor,
  helperId: number,
  { mute, ...change }: OrganizeBody,
): Promise<void> {
  const now = services.clock.now()
  const midnight = new Date(instantOf(dayAt(now.getTime(), timeZone) + 1, 0, timeZone))
  const muting = mute === undefined ? {} : { mutedUntil: mute && endOfMute(mute, now, midnight) }
  if (!(await organize(services.db, { helperId, userId }, { ...change, ...muting }))) throw notFound('Helper')
  if (mute !== undefined) await services.handlers.planMarked(services, userId)
  await notifyChanged(services, userId, helperId)
}

/** Deletes every message and what was made of them; the helper stays, with what was brought to it from other programs. 404. 409: a reply is being written. */
export async function clearConversation(services: Services, actor: Actor, helperId: number): Promise<void> {
  const { userId } = actor
  if (!(await isHelperOf(services.db, helperId, userId))) throw notFound('Helper')
  await takeFromMemory(services, actor, async (tx, owner) => {
    await refuseWhileWriting(tx, helperId)
    await deleteConversationFromMemory(tx, owner, helperId, false)
    await dropInboundSms(tx, userId, helperId)
    await deleteAllMessages(tx, { helperId, userId })
    await noteMessageErasure(tx)
    return true
  })
  await notifyChanged(services, userId, helperId)
  await services.erasure.beforeAnswer()
}
