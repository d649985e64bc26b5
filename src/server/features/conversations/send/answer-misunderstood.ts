import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readAgain } from '../../memory/readings/read-again.ts'
import { endCare, screenFor } from '../../safety/care.ts'
import { findVersion } from '../branches/store-branches.ts'
import { presentMessage } from '../read/present-message.ts'
import { findDangerBefore, findReply, findSaid, markDanger } from '../store.ts'
import { announced, notifyChanged } from './announce-change.ts'
import { beginReply, type PendingExchange } from './begin-reply.ts'
import { openConversation } from './open-conversation.ts'

const noAlarm = (): AppError => new AppError(409, 'no_alarm', 'This message is no answer to a danger.')

/** The message that was taken for a danger: what the answer replies to, or what a check-in asks about. */
async function findMisunderstood({ db }: Pick<Services, 'db'>, { userId }: Actor, answerId: number) {
  const [answer] = await findVersion(db, answerId, userId)
  if (!answer) throw notFound('Message')
  if (answer.source !== 'safety') throw noAlarm()
  const [asked] = answer.isPlanned ? await findDangerBefore(db, answer.helperId, answerId) : []
  const [said] = await findSaid(db, answer.replyTo ?? asked?.id ?? 0, userId)
  if (!said?.danger) throw noAlarm()
  return said
}

/**
 * The person says that there is no danger: the helper forgets it, and answers the message at no cost in place of the first
 * answer. Once that is done, the same reply is returned again. 404. 409: no answer to a danger, or it is being written.
 */
export async function answerMisunderstood(
  services: Services,
  actor: Actor,
  answerId: number,
): Promise<PendingExchange> {
  const { db } = services
  const said = await findMisunderstood(services, actor, answerId)
  const { helperId } = said
  const userMessage = presentMessage(actor.dataKey, said)
  const [first] = await findReply(db, said.id, actor.userId)
  if (said.danger === 'misunderstood' && first && first.source !== 'safety') {
    return { userMessage, answer: async () => presentMessage(actor.dataKey, first) }
  }
  if (services.replies.get(said.id)) throw new AppError(409, 'already_writing', 'The reply is being written.')
  await markDanger(db, said.id, 'misunderstood')
  await endCare(services, helperId)
  await readAgain(services, actor, said.id)
  await notifyChanged(services, actor.userId, helperId)
  const conversation = await openConversation(services, actor, helperId, said.id - 1)
  const turns = [...conversation.turns, { fromPerson: true, text: userMessage.content }]
  const safety = screenFor(actor, turns, null, { isMisunderstood: true })
  const replaces = first && { id: first.id, versionOf: null, upTo: first.id, owner: actor, isRemoved: true }
  const begun = await beginReply(services, actor, {
    conversation,
    userMessage,
    reservationId: null,
    isSms: false,
    safety,
    ...(replaces ? { replaces } : {}),
  })
  return announced(services, actor.userId, begun)
}
