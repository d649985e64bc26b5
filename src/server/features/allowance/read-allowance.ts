import type { LiveUsage } from '../../../contract/events.ts'
import { allowanceAt } from '../../../core/billing/allowance.ts'
import type { Services } from '../../ports/services.ts'
import { readCounts } from './store.ts'

/** How much of the allowance is used, and when it starts again; null where the account is gone. */
export async function readAllowance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId }: { userId: number },
): Promise<LiveUsage | null> {
  const [count] = await readCounts(db, [userId])
  return count ? allowanceAt(count, clock.now()) : null
}
