import type { Exchange } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { mustAnswer } from '../../../../core/safety/safety-state.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { refuseUnpaid, reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { screenFor } from '../../safety/crisis.ts'
import { presentMessage } from '../read/present-message.ts'
import { findReply, findSaid } from '../store.ts'
import { loadConversation } from './load-conversation.ts'
import { IN_THE_APP, type ReplyWriter, replyToMessage } from './send-message.ts'

/** Null if no message is left. 409: the reply is being written. */
export const reserveReply = (
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  userMessageId: number,
): Promise<Reservation | null> =>
  reserveMessage(services, actor.userId, { userMessageId }).catch((cause) => {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'already_writing', 'The reply is being written.', { cause })
  })

/** The reply to a message that is stored, but whose reply failed. 409: it has a reply, or one is being written. */
export async function retryMessage(
  services: Services,
  actor: Actor,
  messageId: number,
  writer: ReplyWriter,
  { isSms } = IN_THE_APP,
): Promise<Exchange> {
  const [row] = await findSaid(services.db, messageId, actor.userId)
  if (!row) throw notFound('Message')
  const [reply] = await findReply(services.db, messageId, actor.userId)
  if (reply) throw new AppError(409, 'already_answered', 'This message already has its reply.')

  const userMessage = presentMessage(actor.dataKey, row)
  const conversation = await loadConversation(services, actor, row.helperId, messageId - 1)
  const isMisunderstood = row.danger === 'misunderstood'
  const turns = [...conversation.turns, { fromPerson: true, text: userMessage.content }]
  const safety = screenFor(actor, turns, conversation.crisis, { isMisunderstood })

  const isFree = isMisunderstood || !conversation.model.ai.connected
  const reservation = isFree ? null : await reserveReply(services, actor, messageId)
  if (reservation === null && !isFree && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)
  return replyToMessage(services, actor, { conversation, userMessage, reservation, isSms, safety }, writer)
}
