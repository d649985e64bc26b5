import type { ChatNotices } from '../../ports/chat-notices.ts'
import type { Services } from '../../ports/services.ts'
import { sleep } from '../../sleep.ts'
import { type LiveNotice, notifyClients } from './notify-clients.ts'

/** Messages within this time share one notification, whose cost would otherwise be paid per message. */
const TOGETHER_MS = 100

export function createChatNotices(services: Pick<Services, 'log' | 'signals' | 'replies'>): ChatNotices {
  const { replies } = services
  let waiting: LiveNotice[] = []

  async function send(): Promise<void> {
    await sleep(TOGETHER_MS, replies.draining)
    const notices = waiting
    waiting = []
    await notifyClients(services, notices)
  }

  return {
    add({ userId, messageId }) {
      waiting.push({ userId, chatMessageId: messageId })
      if (waiting.length === 1) replies.keep(send())
    },
  }
}
