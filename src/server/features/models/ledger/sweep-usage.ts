import { ABANDONED_AFTER_MS } from '../../../../core/usage/model-calls.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { deleteCallsBefore, settleAbandoned } from './store.ts'

const KEPT_MS = 400 * 24 * 3_600_000

/** Settles calls of dead processes at their worst cost, and deletes records that no page shows. */
export async function sweepUsage(services: Uses<'db' | 'clock' | 'log'>): Promise<void> {
  const now = services.clock.now()
  const abandoned = await settleAbandoned(services.db, new Date(now.getTime() - ABANDONED_AFTER_MS), now)
  if (abandoned.length > 0) services.log.info({ calls: abandoned.length }, 'settled abandoned model calls')
  await deleteCallsBefore(services.db, new Date(now.getTime() - KEPT_MS))
}
