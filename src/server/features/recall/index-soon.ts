import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { type Conversation, indexConversations } from './index-conversations.ts'

/** From one turn to the next: what is said meanwhile shares the cost of it. */
const REST_MS = 1000
/** Whoever writes again as soon as a reply is there has the model called first. */
const MOMENT_MS = 50

/** Conversations that wait their turn, by the database that they are in. */
const waitingIn = new WeakMap<Db, Map<number, Conversation>>()

/**
 * Adds what was just said in a conversation to the index, while nobody waits for it: in a moment where the process
 * has rested, otherwise within about a second, together with whatever else was said. So the busier the process is, the
 * less it costs a message. What a killed process leaves out is caught up with (catch-up.ts).
 */
export function indexSoon(services: Services, said: Conversation): void {
  const waiting = waitingIn.get(services.db)
  if (!waiting) {
    const begun = new Map([[said.helperId, said]])
    waitingIn.set(services.db, begun)
    services.replies.keep(indexAll(services, begun))
    return
  }
  const after = Math.min(said.after, waiting.get(said.helperId)?.after ?? said.after)
  waiting.set(said.helperId, { ...said, after })
}

async function indexAll(services: Services, waiting: Map<number, Conversation>): Promise<void> {
  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: services.replies.draining }).catch(() => {})
  await pause(MOMENT_MS)
  while (waiting.size > 0) {
    const together = [...waiting.values()]
    waiting.clear()
    await indexConversations(services, together)
    await pause(REST_MS)
  }
  waitingIn.delete(services.db)
}
