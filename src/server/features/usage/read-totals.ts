import { monthStart } from '../../../core/allowance.ts'
import type { Services } from '../../ports.ts'
import { totalsByOutcome } from './history-store.ts'
import { readState } from './store.ts'

/** Where the guard stands, and the calls of this calendar month (UTC) by purpose and outcome. */
export async function readTotals({ db, clock }: Services) {
  const now = clock.now()
  const [state, calls] = await Promise.all([readState(db, now), totalsByOutcome(db, monthStart(now))])
  return { state, calls }
}
