import { deleteOldAttempts } from '../../platform/attempts/store.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { deleteOldFlows, deleteOldLinks } from './email/store.ts'
import { deleteOldCodes } from './phone/store.ts'
import { sweepDevices } from './sessions/known-devices.ts'
import { deleteExpiredSessions } from './sessions/store.ts'
import { fillSkeletons } from './sign-up/sign-up.ts'

export async function sweepAuth(services: Uses<'db' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, now)
  await deleteOldAttempts(services.db, now)
  await deleteOldLinks(services.db, now)
  await sweepDevices(services)
  await deleteOldFlows(services.db, now)
  await deleteOldCodes(services.db, now)
  await fillSkeletons(services)
}
