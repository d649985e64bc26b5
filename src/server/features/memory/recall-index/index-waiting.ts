import type { Services } from '../../../platform/ports/services.ts'
import { indexConversations, type Owner } from './index-conversations.ts'
import { findUnindexedOf } from './store-backfill.ts'

/** Indexes and marks what a person said a moment ago, for a caller that cannot wait for the queue. */
export async function indexWaitingOf(services: Pick<Services, 'db' | 'log'>, owner: Owner): Promise<void> {
  const waiting = await findUnindexedOf(services.db, owner.userId)
  await indexConversations(
    services,
    waiting.map(({ helperId, first }) => ({ ...owner, helperId, after: first - 1 })),
  )
}
