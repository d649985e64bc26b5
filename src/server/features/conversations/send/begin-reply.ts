import type { Message } from '../../../../contract/messages.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { showPictures } from '../pictures/show-pictures.ts'
import type { Conversation } from './open-conversation.ts'
import { turnOf } from './read-turns.ts'
import { type ChosenRecalled, recallFor } from './recall-for.ts'
import { type ReplyJob, writeReply } from './write-reply.ts'
import type { ReplyListener } from './writing-job.ts'

/** `answer` streams the reply and saves it. */
export interface PendingExchange {
  userMessage: Message
  answer(listener: ReplyListener): Promise<Message>
}

interface ToAnswer extends Pick<ReplyJob, 'reservationId' | 'isSms' | 'replaces'> {
  userMessage: Message
  /** The conversation before that message. */
  conversation: Conversation
  safety: SafetyState
  /** Selects which recalled messages may be used; without it, all of them. */
  among?(recalled: ChosenRecalled): ChosenRecalled
}

export async function beginReply(
  services: Services,
  actor: Actor,
  { conversation, userMessage, safety, among = (all) => all, ...rest }: ToAnswer,
): Promise<PendingExchange> {
  const said = turnOf(userMessage)
  const [recalled, turns] = await Promise.all([
    recallFor(services, actor, conversation, said),
    showPictures(services, actor, [...conversation.turns, said]),
  ])
  const job = { ...conversation, ...rest, turns, messageId: said.id, recalled: among(recalled), safety }
  return { userMessage, answer: (listener) => writeReply(services, actor, job, listener) }
}
