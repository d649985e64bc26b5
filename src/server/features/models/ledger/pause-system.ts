import { ABANDONED_AFTER_MS, isPaused } from '../../../../core/calls/ceilings.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/time/durations.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { deleteCallsBefore, pauseUntil, readState, resumeModelCalls, settleAbandoned } from './store.ts'

/** Pauses every process until the returned instant. Calls in progress finish. */
export async function pauseSystem({ db, clock }: Uses<'db' | 'clock'>, hours: number): Promise<Date> {
  const until = new Date(clock.now().getTime() + hours * HOUR_MS)
  await pauseUntil(db, until)
  return until
}

export async function isSystemPaused({ db, clock }: Uses<'db' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  return isPaused(await readState(db, now), now.toISOString())
}

/** Lifts the pause and closes the breaker, since resuming is a deliberate decision. */
export async function resumeSystem({ db }: Uses<'db'>): Promise<void> {
  await resumeModelCalls(db)
}

const KEPT_MS = 400 * DAY_MS

/** Settles calls of dead processes at their worst cost, and deletes records that no page shows. */
export async function sweepUsage(services: Uses<'db' | 'clock' | 'log'>): Promise<void> {
  const now = services.clock.now()
  const abandoned = await settleAbandoned(services.db, new Date(now.getTime() - ABANDONED_AFTER_MS), now)
  if (abandoned.length > 0) services.log.info({ calls: abandoned.length }, 'settled abandoned model calls')
  await deleteCallsBefore(services.db, new Date(now.getTime() - KEPT_MS))
}
