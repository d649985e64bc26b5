import { type ConversationListAnswer, MOST_UNREAD } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/list-order.ts'
import { firstLine } from '../../../../core/text/first-line.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { readSummaries } from '../../helpers/manage-helpers.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { lastMessages, moveReadPosition } from './store.ts'

export async function listConversations(services: Uses<'db'>, actor: Actor): Promise<ConversationListAnswer> {
  const { userId, dataKey } = actor
  const [helpers, rows] = await Promise.all([
    readSummaries(services, actor),
    lastMessages(services.db, { userId, most: MOST_UNREAD }),
  ])
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
