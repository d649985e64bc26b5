import type { Services } from '../../ports.ts'
import { deleteOldAttempts } from './attempt-store.ts'
import { sweepDevices } from './known-devices.ts'
import { deleteOldLinks } from './link-store.ts'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteOldSteps } from './step-store.ts'
import { deleteOldWaiting } from './waiting-letter-store.ts'

const DAY_MS = 24 * 3_600_000

/** Removes sessions, devices, counts of attempts, links, letters and half-finished sign-ins that are over. */
export async function sweepAccounts(services: Services): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, now)
  await deleteOldAttempts(services.db, now)
  await deleteOldLinks(services.db, now)
  await sweepDevices(services)
  await deleteOldSteps(services.db, now)
  await deleteOldWaiting(services.db, new Date(now.getTime() - DAY_MS))
}
