import type { Services } from '../../ports.ts'
import { deleteExpiredSessions, deleteOldAttempts } from './store.ts'

/** Removes sessions and counts of attempts that are over. */
export async function sweepAccounts(services: Services): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, now)
  await deleteOldAttempts(services.db, now)
}
