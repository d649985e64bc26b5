import { monthStart } from '../../../../core/billing/allowance.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readState } from './store.ts'
import { totalsByOutcome } from './store-history.ts'

/** Counts this calendar month (UTC), by purpose and outcome. */
export async function readTotals({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now()
  const [state, calls] = await Promise.all([readState(db, now), totalsByOutcome(db, monthStart(now))])
  return { state, calls }
}
