import { sleep } from '../../../platform/async/timers.ts'
import type { ConversationToIndex, IndexQueue, Services } from '../../../platform/ports/services.ts'
import { indexConversations } from './index-conversations.ts'

/** Pause between batches: messages that arrive meanwhile share the cost of the next one. */
const REST_MS = 1000
/** Delay before the first batch, so that the model call for the reply starts first. */
const MOMENT_MS = 50

/** Almost at once if idle, else within about a second, in batches. backfill.ts indexes what a killed process missed. */
export function createIndexQueue(services: Pick<Services, 'db' | 'log' | 'replies'>): IndexQueue {
  const { replies } = services
  const waiting = new Map<number, ConversationToIndex>()
  let isRunning = false

  async function run(): Promise<void> {
    await sleep(MOMENT_MS, replies.draining)
    while (waiting.size > 0) {
      const together = [...waiting.values()]
      waiting.clear()
      await indexConversations(services, together)
      await sleep(REST_MS, replies.draining)
    }
    isRunning = false
  }

  return {
    add(said) {
      const after = Math.min(said.after, waiting.get(said.helperId)?.after ?? said.after)
      waiting.set(said.helperId, { ...said, after })
      if (isRunning) return
      isRunning = true
      replies.keep(run())
    },
  }
}
