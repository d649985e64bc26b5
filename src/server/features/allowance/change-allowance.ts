import type { Period } from '../../../core/billing/allowance.ts'
import type { Transaction } from '../../db/statement.ts'
import { enterPeriods, saveLimit } from './store.ts'

/** What a plan gives an account. */
export interface PlanAllowance {
  limit: number
  /** The instant that its periods are counted from. */
  anchor: Date
  period: Period
}

/** Gives an account that is locked another allowance, in place of that whose period ends at `ended`. */
export async function changeAllowance(
  tx: Transaction,
  account: { userId: number; ended: Date },
  { limit, anchor, period }: PlanAllowance,
): Promise<void> {
  await enterPeriods(tx, [{ ...account, ...period }])
  await saveLimit(tx, account.userId, limit, anchor)
}
