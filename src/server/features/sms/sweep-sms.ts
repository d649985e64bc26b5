import type { Uses } from '../../platform/ports/services.ts'
import { deleteOldInbound } from './store-inbound.ts'
import { deleteOldOutbound } from './store-outbound.ts'

const DAY_MS = 24 * 3_600_000
const KEPT_MS = 90 * DAY_MS

/** Deletes old delivery rows, whose messages are in the conversations. */
export async function sweepSms(services: Uses<'db' | 'clock'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - KEPT_MS)
  await deleteOldOutbound(services.db, before)
  await deleteOldInbound(services.db, before)
}
