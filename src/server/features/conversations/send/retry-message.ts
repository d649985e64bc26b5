import type { Exchange } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { mustAnswer, screenFor } from '../../../../core/safety/safety-state.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readAgain } from '../../memory/readings/queue-readings.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { reserveMessage } from '../../plans/allowance/reservations.ts'
import { endCrisis } from '../../safety/crisis.ts'
import { findVersion } from '../branches/store.ts'
import { isAlarm, presentMessage } from '../read/present-message.ts'
import { findReply, findSaid } from '../read/store-messages.ts'
import { loadConversation } from './load-conversation.ts'
import { IN_THE_APP, type ReplyWriter, replyToMessage } from './send-message.ts'
import { markDanger } from './store.ts'
import { findDangerBefore } from './store-load.ts'

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
  if (reservation === null && !isFree && !mustAnswer(safety)) throw await noMessagesLeft(services, actor)
  return replyToMessage(services, actor, { conversation, userMessage, reservation, isSms, safety }, writer)
}

const noAlarm = (): AppError => new AppError(409, 'no_alarm', 'This message is no answer to a danger.')

/**
 * The message to answer: what the answer replies to, or the danger that a check-in asks about. `taken`: what was taken for
 * a danger; for a gentle reply that is also the message before it which told of one.
 */
async function findMisunderstood({ db }: Uses<'db'>, { userId, dataKey }: Actor, answerId: number) {
  const [answer] = await findVersion(db, answerId, userId)
  if (!answer) throw notFound('Message')
  if (answer.source !== 'safety') throw noAlarm()
  const [before] = await findDangerBefore(db, answer.helperId, answerId)
  const [said] = await findSaid(db, answer.replyTo ?? before?.id ?? 0, userId)
  if (!said) throw noAlarm()
  if (said.danger) return { said, taken: [said.id] }
  if (!before || !isAlarm(answer, decryptMessage(dataKey, answer.content))) throw noAlarm()
  return { said, taken: [before.id, said.id] }
}

/**
 * The person says that there is no danger: the helper forgets it, and answers the message at no cost in place of the first
 * answer. Once that is done, the same reply is returned again. 404. 409: no answer to a danger, or it is being written.
 */
export async function answerMisunderstood(
  services: Services,
  actor: Actor,
  answerId: number,
  writer: ReplyWriter,
): Promise<Exchange> {
  const { db } = services
  const { said, taken } = await findMisunderstood(services, actor, answerId)
  const { helperId } = said
  const userMessage = presentMessage(actor.dataKey, said)
  const [first] = await findReply(db, said.id, actor.userId)
  if (said.danger === 'misunderstood' && first && first.source !== 'safety') {
    await writer.accepted?.(userMessage)
    return { userMessage, reply: presentMessage(actor.dataKey, first) }
  }
  if (services.replies.get(said.id)) throw new AppError(409, 'already_writing', 'The reply is being written.')
  for (const id of taken) await markDanger(db, id, 'misunderstood')
  await endCrisis(services, helperId)
  for (const id of taken) await readAgain(services, actor, id)
  await notifyChanged(services, actor.userId, helperId)
  const conversation = await loadConversation(services, actor, helperId, said.id - 1)
  const turns = [...conversation.turns, { fromPerson: true, text: userMessage.content }]
  const safety = screenFor(actor, turns, null, { isMisunderstood: true })
  const replaces = first && { id: first.id, versionOf: null, upTo: first.id, owner: actor, isRemoved: true }
  const toAnswer = { conversation, userMessage, reservation: null, isSms: false, safety }
  const exchange = await replyToMessage(services, actor, replaces ? { ...toAnswer, replaces } : toAnswer, writer)
  await notifyChanged(services, actor.userId, helperId)
  return exchange
}
