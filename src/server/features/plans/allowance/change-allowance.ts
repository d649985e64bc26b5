import type { BillingPeriod } from '../../../../core/billing/allowance.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { enterPeriods, saveLimit } from './store.ts'

export interface PlanAllowance {
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
