import { type ConversationListAnswer, MOST_UNREAD } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/list-order.ts'
import { firstLine } from '../../../../core/text/first-line.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readSummaries } from '../../helpers/manage-helpers.ts'
import { lastMessages } from './store.ts'

export async function listConversations(services: Pick<Services, 'db'>, actor: Actor): Promise<ConversationListAnswer> {
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
