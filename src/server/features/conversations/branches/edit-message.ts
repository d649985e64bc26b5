import type { EditMessageBody, Exchange } from '../../../../contract/messages.ts'
import { mustAnswer } from '../../../../core/safety/safety-state.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { releaseOnFailure } from '../../plans/allowance/close-reservation.ts'
import { screenFor } from '../../safety/crisis.ts'
import { decryptQuote } from '../read/decrypt-quote.ts'
import { freshMessage } from '../read/present-message.ts'
import { loadConversation } from '../send/load-conversation.ts'
import { refuseEditedBefore } from '../send/refuse-repeated.ts'
import { type ReplyWriter, replyToMessage, resumePlan } from '../send/send-message.ts'
import { acceptEdit } from './accept-edit.ts'
import { findShownMessage } from './change-branch.ts'
import { refuseTooManyVersions } from './regenerate-reply.ts'
import type { VersionRow } from './store.ts'

function refuseEdit({ isFromUser, isSms }: VersionRow): void {
  const refused = (message: string): AppError => new AppError(409, 'cannot_edit', message)
  if (!isFromUser) throw refused('You can only edit your own messages.')
  if (isSms) throw refused('This was a text message, so it stays as it is.')
}

const pictureOf = ({ picture }: VersionRow) => (picture ? { picture } : {})
const quoteOf = (key: DataKey, { quote }: VersionRow) => (quote ? { quote: decryptQuote(key, quote) } : {})

/**
 * The old one stays as a branch. 404. 402: none left. 409: not editable, edited already, or being answered. 422: its key
 * was used.
 */
export async function editMessage(
  services: Services,
  actor: Actor,
  messageId: number,
  body: EditMessageBody,
  writer: ReplyWriter,
): Promise<Exchange> {
  await refuseEditedBefore(services, actor, messageId, body)
  const old = await findShownMessage(services, actor, messageId)
  refuseEdit(old)
  await refuseTooManyVersions(services, old)
  const { helperId } = old
  const { content } = body
  const sentAt = services.clock.now()
  const before = await loadConversation(services, actor, helperId, messageId - 1)
  const safety = screenFor(actor, [...before.turns, { fromPerson: true, text: content }], before.crisis)
  const isFree = !before.model.ai.connected
  const mustBeAnswered = mustAnswer(safety)
  const accepted = await acceptEdit(services, actor, old, body, { sentAt, isFree, mustBeAnswered })

  const { reservation } = accepted
  const conversation = await releaseOnFailure(services, reservation, async () => {
    // The old version and what followed it are no longer remembered.
    services.caches.facts.forget(actor.userId)
    const current = await loadConversation(services, actor, helperId, accepted.messageId - 1)
    await resumePlan(services, actor, current)
    await notifyChanged(services, actor.userId, helperId)
    return current
  })
  const userMessage = {
    ...freshMessage({
      id: accepted.messageId,
      helperId,
      content,
      source: 'person',
      sentAt,
      ...pictureOf(old),
      ...quoteOf(actor.dataKey, old),
    }),
    versions: [...(old.versions ?? [messageId]), accepted.messageId],
  }
  const toAnswer = { conversation, userMessage, reservation, isSms: false, safety }
  const exchange = await replyToMessage(services, actor, toAnswer, writer)
  await notifyChanged(services, actor.userId, helperId)
  return exchange
}
