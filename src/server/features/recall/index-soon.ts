import type { Db, Services } from '../../ports.ts'
import { indexConversation, type Owner } from './index-conversation.ts'

/** Conversations that wait their turn, by the database that they are in. */
const waitingIn = new WeakMap<Db, Map<number, Owner>>()

/**
 * Adds what was just said in a conversation to the index, while nobody waits for it. One conversation at a time: what is
 * said in it meanwhile goes with it, so that the busier the process is, the less it costs a message. What a killed
 * process leaves out is caught up with (catch-up.ts).
 */
export function indexSoon(services: Services, owner: Owner, helperId: number): void {
  const waiting = waitingIn.get(services.db)
  if (waiting) {
    waiting.set(helperId, owner)
    return
  }
  const begun = new Map([[helperId, owner]])
  waitingIn.set(services.db, begun)
  services.replies.keep(indexAll(services, begun))
}

/** Goes on as long as conversations come; one that can't be indexed does not keep the others waiting. */
async function indexAll(services: Services, waiting: Map<number, Owner>): Promise<void> {
  for (const [helperId, owner] of waiting) {
    waiting.delete(helperId)
    await indexConversation(services, owner, helperId).catch((cause) => {
      services.log.error({ err: cause, helper: helperId }, 'a conversation could not be indexed at once')
    })
  }
  waitingIn.delete(services.db)
}
