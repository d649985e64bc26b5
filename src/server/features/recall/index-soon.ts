import type { Services } from '../../ports.ts'
import { indexConversation, type Owner } from './index-conversation.ts'

/**
 * Adds what was just said in a conversation to the index, while nobody waits for it: the next turn finds it. What a
 * killed process leaves out is caught up with (catch-up.ts).
 */
export function indexSoon(services: Services, owner: Owner, helperId: number): void {
  const work = indexConversation(services, owner, helperId).catch((cause) => {
    services.log.error({ err: cause, helper: helperId }, 'a conversation could not be indexed at once')
  })
  services.replies.keep(work)
}
