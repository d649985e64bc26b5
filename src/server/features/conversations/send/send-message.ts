import type { SendMessageBody } from '../../../../contract/messages.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { mustAnswer } from '../../../../core/safety/safety-state.ts'
import { restDaysAfter } from '../../../../core/scheduling/delivery-rules.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { resumeHelper } from '../../helpers/manage-helpers.ts'
import { rememberInTime } from '../../memory/remember/remember-in-time.ts'
import { hasModel } from '../../models/own/with-own-model.ts'
import { refuseUnpaid } from '../../plans/allowance/refuse-unpaid.ts'
import { reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { releaseOnFailure } from '../../plans/allowance/settle-reservation.ts'
import { screenFor } from '../../safety/care.ts'
import { shown, takePicture } from '../pictures/accept-picture.ts'
import { freshMessage, presentMessage } from '../read/present-message.ts'
import { findReply, findSaid } from '../store.ts'
import { acceptMessage } from './accept-message.ts'
import { beginReply, type PendingExchange } from './begin-reply.ts'
import { type Conversation, openConversation } from './open-conversation.ts'
import { turnOf } from './read-turns.ts'

/** How a message arrived, and so how its reply is sent: `isSms` by SMS, otherwise in the app. */
export interface Medium {
  isSms: boolean
}
const IN_THE_APP: Medium = { isSms: false }

/** Returns a helper that had slowed down to its usual days, now that it was answered. */
export async function resumePlan(
  services: Pick<Services, 'db' | 'log'>,
  actor: Actor,
  { helperId, unanswered }: Conversation,
): Promise<void> {
  if (restDaysAfter(unanswered) === 0) return
  await resumeHelper(services, actor, helperId).catch((cause) => {
    services.log.error({ err: cause, helper: helperId }, 'a resting helper could not resume its schedule')
  })
}

/** The words of a message; a picture alone stands for them. */
const wordsOf = ({ content }: SendMessageBody): string => (content.trim() === '' ? PICTURE_ONLY_TEXT : content)

/**
 * Resolves once it is stored and paid for. 404. 402: none left. 409: repeated. 422: its key was used. 400: bad picture.
 * 503: no pictures.
 */
export async function sendMessage(
  services: Services,
  actor: Actor,
  input: SendMessageBody,
  { isSms } = IN_THE_APP,
): Promise<PendingExchange> {
  const { helperId } = input
  const content = wordsOf(input)
  const sentAt = services.clock.now()
  const opened = await openConversation(services, actor, helperId)
  const screened = [...opened.turns, { fromPerson: true, text: content }]
  const safety = screenFor(actor, screened, opened.care)
  // In danger, the words come first: the picture is not even read.
  const inDanger = input.picture !== undefined && content !== PICTURE_ONLY_TEXT && safety.danger !== null
  const picture = input.picture === undefined || inDanger ? null : await takePicture(services, actor, input.picture)
  const [{ messageId, reservationId, memoryVersion }, hasLearned] = await Promise.all([
    acceptMessage(services, actor, { ...input, content, picture }, sentAt, mustAnswer(safety)),
    opened.unread && rememberInTime(services, actor.userId),
  ])

  return releaseOnFailure(services, reservationId, async () => {
    // Something was deleted, forgotten, replaced by another version or learned in between.
    const isChanged = hasLearned || memoryVersion !== opened.memoryVersion
    const conversation = isChanged ? await openConversation(services, actor, helperId, messageId - 1) : opened
    const userMessage = freshMessage({ id: messageId, helperId, content, source: 'person', sentAt, ...shown(picture) })
    services.conversationCache.keep(helperId, [...conversation.turns, turnOf(userMessage)])
    if (!isSms) services.chatUpdates.add({ userId: actor.userId, messageId })
    await resumePlan(services, actor, conversation)
    return beginReply(services, actor, { conversation, userMessage, reservationId, isSms, safety })
  })
}

/** Null if no message is left. 409: the reply is being written. */
export const reserveReply = (services: Services, actor: Actor, userMessageId: number): Promise<number | null> =>
  reserveMessage(services, actor.userId, { userMessageId }).catch((cause) => {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'already_writing', 'The reply is being written.', { cause })
  })

/** 409: it has a reply, or one is being written. */
export async function retryMessage(
  services: Services,
  actor: Actor,
  messageId: number,
  { isSms } = IN_THE_APP,
): Promise<PendingExchange> {
  const [row] = await findSaid(services.db, messageId, actor.userId)
  if (!row) throw notFound('Message')
  const [reply] = await findReply(services.db, messageId, actor.userId)
  if (reply) throw new AppError(409, 'already_answered', 'This message already has its reply.')

  const userMessage = presentMessage(actor.dataKey, row)
  const said = { id: messageId, fromPerson: true, text: userMessage.content }
  const conversation = await openConversation(services, actor, row.helperId, messageId - 1)
  const isMisunderstood = row.danger === 'misunderstood'
  const safety = screenFor(actor, [...conversation.turns, said], conversation.care, { isMisunderstood })
  const isFree = isMisunderstood || !(await hasModel(services, actor))
  const reservationId = isFree ? null : await reserveReply(services, actor, messageId)
  if (reservationId === null && !isFree && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)
  return releaseOnFailure(services, reservationId, () =>
    beginReply(services, actor, { conversation, userMessage, reservationId, isSms, safety }),
  )
}
