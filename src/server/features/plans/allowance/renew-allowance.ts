import { type BillingPeriod, isCurrent, periodAt } from '../../../../core/plans/allowance.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { type AccountCount, enterPeriods, type PeriodStart, readMessageCounts, saveLimit } from './store.ts'

export const nextPeriod = ({ userId, billingAnchor, allowancePeriodEnd }: AccountCount, now: Date): PeriodStart => ({
  userId,
  ended: allowancePeriodEnd,
  ...periodAt(billingAnchor, now),
})

/** Starts the new period if the last one is over, once for concurrent calls. Returns whether a retry can succeed. */
export async function renewAllowance({ db, clock }: Uses<'db' | 'clock'>, userId: number): Promise<boolean> {
  const now = clock.now()
  const [count] = await readMessageCounts(db, [userId])
  if (!count) return false
  if (isCurrent(count, now)) return count.messageCreditsUsed < count.messageCreditsLimit
  await enterPeriods(db, [nextPeriod(count, now)])
  return true
}

interface PlanAllowance {
  limit: number
  /** The instant from which its periods are counted. */
  anchor: Date
  period: BillingPeriod
}

/** Replaces a locked account's allowance, whose period ends at `ended`. */
export async function changeAllowance(
  tx: Transaction,
  account: { userId: number; ended: Date },
  { limit, anchor, period }: PlanAllowance,
): Promise<void> {
  await enterPeriods(tx, [{ ...account, ...period }])
  await saveLimit(tx, account.userId, limit, anchor)
}
