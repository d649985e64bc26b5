import type { ConversationListAnswer, OrganizeBody } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/conversation.ts'
import { endOfMute } from '../../../../core/scheduling/mute.ts'
import { firstLine } from '../../../../core/text/markdown-to-text.ts'
import { dayAt, instantOf } from '../../../../core/time/zone-time.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readSummaries } from '../../helpers/manage-helpers.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteConversationFromMemory } from '../../memory/forgetting/forget.ts'
import { notifyChanged, notifyClients } from '../../notifications/live/notify-clients.ts'
import { dropInboundSms } from '../../sms/receive-sms.ts'
import { refuseWhileWriting } from '../branches/change-branch.ts'
import { deleteAllMessages, lastMessages, moveReadPosition, organize } from './store.ts'
import { isHelperOf } from './store-messages.ts'

export async function listConversations(services: Uses<'db'>, actor: Actor): Promise<ConversationListAnswer> {
  const { userId, dataKey } = actor
  const [helpers, rows] = await Promise.all([readSummaries(services, actor), lastMessages(services.db, { userId })])
  const lastOf = new Map(rows.map((row) => [row.helperId, row]))
  const conversations = helpers.map((row) => {
    const { id: helperId, nextMessageAt, restingUntil, usedUpUntil, mutedUntil, archivedUpTo, ...helper } = row
    const last = lastOf.get(helperId)
    return {
      ...helper,
      helperId,
      nextMessageAt: nextMessageAt?.toISOString() ?? null,
      restingUntil: restingUntil?.toISOString() ?? null,
      usedUpUntil: usedUpUntil?.toISOString() ?? null,
      mutedUntil: mutedUntil?.toISOString() ?? null,
      isArchived: archivedUpTo !== null && (last?.id ?? 0) <= archivedUpTo,
      unread: last?.unread ?? 0,
      lastMessage: last
        ? {
            id: last.id,
            text: firstLine(decryptMessage(dataKey, last.content)),
            isFromUser: last.isFromUser,
            sentAt: last.sentAt.toISOString(),
          }
        : null,
    }
  })
  return { conversations: conversations.sort(listOrder) }
}

/** Notifies every open browser; no email is sent about read messages. 404: not their helper. */
export async function markRead(
  services: Uses<'db' | 'log' | 'signals'>,
  { userId }: Actor,
  helperId: number,
  upTo: number,
): Promise<void> {
  const [row] = await moveReadPosition(services.db, { helperId, userId, upTo })
  if (!row) throw notFound('Helper')
  if (row.isMoved) await notifyClients(services, [{ userId, readHelperId: helperId }])
}

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
  if (mute !== undefined) await services.planner.planMarked(userId)
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
}
