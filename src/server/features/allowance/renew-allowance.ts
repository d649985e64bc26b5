import { isCurrent, periodAt } from '../../../core/billing/allowance.ts'
import type { Services } from '../../ports/services.ts'
import { type AccountCount, enterPeriods, type PeriodStart, readMessageCounts } from './store.ts'

export const nextPeriod = ({ userId, billingAnchor, allowancePeriodEnd }: AccountCount, now: Date): PeriodStart => ({
  userId,
  ended: allowancePeriodEnd,
  ...periodAt(billingAnchor, now),
})

/** One of several concurrent calls starts the period. Returns whether one started, so that a retry is worthwhile. */
export async function renewAllowance({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<boolean> {
  const now = clock.now()
  const [count] = await readMessageCounts(db, [userId])
  if (!count) return false
  if (isCurrent(count, now)) return count.messageCreditsUsed < count.messageCreditsLimit
  await enterPeriods(db, [nextPeriod(count, now)])
  return true
}
