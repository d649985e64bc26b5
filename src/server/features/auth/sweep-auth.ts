import type { Services } from '../../ports/services.ts'
import { fillSkeletons } from './fill-skeletons.ts'
import { sweepDevices } from './known-devices.ts'
import { deleteOldAttempts } from './store-attempts.ts'
import { deleteOldCodes } from './store-codes.ts'
import { deleteExpiredSessions } from './store-sessions.ts'
import { deleteOldFlows, deleteOldLinks } from './store-tokens.ts'

export async function sweepAuth(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, now)
  await deleteOldAttempts(services.db, now)
  await deleteOldLinks(services.db, now)
  await sweepDevices(services)
  await deleteOldFlows(services.db, now)
  await deleteOldCodes(services.db, now)
  await fillSkeletons(services)
}
