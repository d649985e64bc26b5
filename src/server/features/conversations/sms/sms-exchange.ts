import type { Message } from '../../../../contract/messages.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readProgress } from '../send/follow-reply.ts'
import { retryMessage, sendMessage } from '../send/send-message.ts'

const BY_SMS = { isSms: true }

/** Adds an inbound SMS to the conversation, like a message written in the app. `reply` writes the reply. */
export async function acceptInboundSms(services: Services, actor: Actor, helperId: number, content: string) {
  const said = { helperId, content, isFromUser: true, isSensitive: false } as const
  const { userMessage, answer } = await sendMessage(services, actor, said, BY_SMS)
  return { messageId: userMessage.id, reply: (): Promise<Message> => answer({ onText: () => {} }) }
}

/** Returns the reply to a message, and writes it first if there is none. */
export async function replyBySms(services: Services, actor: Actor, messageId: number): Promise<Message> {
  const { reply } = await readProgress(services, actor, messageId)
  return reply ?? (await (await retryMessage(services, actor, messageId, BY_SMS)).answer({ onText: () => {} }))
}
