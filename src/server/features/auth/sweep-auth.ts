import type { Services } from '../../ports/services.ts'
import { deleteOldWaiting } from '../notifications/store-email-outbox.ts'
import { sweepDevices } from './known-devices.ts'
import { deleteOldAttempts } from './store-attempts.ts'
import { deleteOldFlows } from './store-flows.ts'
import { deleteOldLinks } from './store-links.ts'
import { deleteExpiredSessions } from './store-sessions.ts'

const DAY_MS = 24 * 3_600_000

/** Removes sessions, devices, counts of attempts, links, letters and half-finished sign-ins that are over. */
export async function sweepAuth(services: Services): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, now)
  await deleteOldAttempts(services.db, now)
  await deleteOldLinks(services.db, now)
  await sweepDevices(services)
  await deleteOldFlows(services.db, now)
  await deleteOldWaiting(services.db, new Date(now.getTime() - DAY_MS))
}
