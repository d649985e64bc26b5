import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, IndexQueue } from '../../ports/index-queue.ts'
import type { Services } from '../../ports/services.ts'
import { indexConversations } from './index-conversations.ts'

/** From one turn to the next: what is said meanwhile shares the cost of it. */
const REST_MS = 1000
/** The model of a person who answers at once is called first. */
const MOMENT_MS = 50

/**
 * Adds what was just said in a conversation to the index, while nobody waits for it: in a moment where the process
 * has rested, otherwise within about a second, together with everything else that was said. So the busier the process is,
 * the less it costs a message. What a killed process leaves out is found by backfill.ts.
 */
export function createIndexQueue(services: Pick<Services, 'db' | 'log' | 'replies'>): IndexQueue {
  const { replies } = services
  const waiting = new Map<number, Conversation>()
  let isRunning = false
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: replies.draining }).catch(() => {})

  async function run(): Promise<void> {
    await pause(MOMENT_MS)
    while (waiting.size > 0) {
      const together = [...waiting.values()]
      waiting.clear()
      await indexConversations(services, together)
      await pause(REST_MS)
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
