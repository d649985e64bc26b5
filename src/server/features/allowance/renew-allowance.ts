import { isCurrent, periodAt } from '../../../core/billing/allowance.ts'
import type { Services } from '../../ports/services.ts'
import { beginPeriod, readCredits } from './store.ts'

/**
 * Begins the next period of an account whose period is over; of many that ask at once one begins it. Tells whether
 * what was refused is worth another try: a new period has begun meanwhile, by this call or by another.
 */
export async function renewAllowance(services: Pick<Services, 'db' | 'clock'>, userId: number): Promise<boolean> {
  const now = services.clock.now()
  const [count] = await readCredits(services.db, userId)
  if (!count) return false
  if (isCurrent(count, now)) return count.messageCreditsUsed < count.messageCreditsLimit
  const { start, end } = periodAt(count.billingAnchor, now)
  await beginPeriod(services.db, userId, count.allowancePeriodEnd, start, end)
  return true
}
