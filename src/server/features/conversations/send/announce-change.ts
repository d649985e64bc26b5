import type { Message } from '../../../../contract/messages.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/notify-clients.ts'
import type { PendingExchange } from './begin-reply.ts'

/** Makes the person's open browsers reload a conversation. */
export const notifyChanged = (
  services: Pick<Services, 'log' | 'signals'>,
  userId: number,
  helperId: number,
): Promise<void> => notifyClients(services, [{ userId, editedHelperId: helperId }])

/** The same exchange, which makes the person's open browsers reload the conversation once it is answered. */
export const announced = (
  services: Pick<Services, 'log' | 'signals'>,
  userId: number,
  { userMessage, answer }: PendingExchange,
  versionsOf: (reply: Message) => Message = (reply) => reply,
): PendingExchange => ({
  userMessage,
  answer: async (listener) => {
    const reply = await answer(listener)
    await notifyChanged(services, userId, userMessage.helperId)
    return versionsOf(reply)
  },
})
