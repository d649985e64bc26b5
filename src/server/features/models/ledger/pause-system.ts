import { isPaused } from '../../../../core/usage/circuit-breaker.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { pauseUntil, readState, resumeModelCalls } from './store.ts'

const HOUR_MS = 3_600_000

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
