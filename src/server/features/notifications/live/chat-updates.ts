import { sleep } from '../../../platform/async/timers.ts'
import type { ChatUpdates, Services } from '../../../platform/ports/services.ts'
import { type LiveUpdate, notifyClients } from './notify-clients.ts'

/** Messages within this time share one notification, whose cost would otherwise be paid per message. */
const TOGETHER_MS = 100

export function createChatUpdates(services: Pick<Services, 'log' | 'signals' | 'replies'>): ChatUpdates {
  const { replies } = services
  let waiting: LiveUpdate[] = []

  async function send(): Promise<void> {
    await sleep(TOGETHER_MS, replies.draining)
    const updates = waiting
    waiting = []
    await notifyClients(services, updates)
  }

  return {
    add({ userId, messageId }) {
      waiting.push({ userId, chatMessageId: messageId })
      if (waiting.length === 1) replies.keep(send())
    },
  }
}
