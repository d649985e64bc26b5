import { isCurrent, periodAt } from '../../../core/billing/allowance.ts'
import type { Services } from '../../ports/services.ts'
import { type AccountCount, enterPeriods, type PeriodStart, readMessageCounts } from './store.ts'

/** The period after one that is over. */
export const nextPeriod = ({ userId, billingAnchor, allowancePeriodEnd }: AccountCount, now: Date): PeriodStart => ({
  userId,
  ended: allowancePeriodEnd,
  ...periodAt(billingAnchor, now),
})

/**
 * Starts the next period of an account whose period is over; of several concurrent calls, one starts it. Returns
 * whether the refused action is worth a retry, because this call or another has started a new period.
 */
export async function renewAllowance({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<boolean> {
  const now = clock.now()
  const [count] = await readMessageCounts(db, [userId])
  if (!count) return false
  if (isCurrent(count, now)) return count.messageCreditsUsed < count.messageCreditsLimit
  await enterPeriods(db, [nextPeriod(count, now)])
  return true
}
