import { isCurrent } from '../../../../core/plans/allowance.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { nextPeriod } from './renew-allowance.ts'
import { type AccountCount, consumeCounts, enterPeriods, readMessageCounts } from './store.ts'

const leftOf = ({ isUncounted, messageCreditsLimit }: AccountCount, used: number): number =>
  isUncounted ? Number.POSITIVE_INFINITY : messageCreditsLimit - used

/** The caller has locked the accounts. Renews periods that are over. */
export async function countMessagesLeft(
  tx: Transaction,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const counts = await readMessageCounts(tx, userIds)
  const left = new Map(counts.map((each) => [each.userId, leftOf(each, each.messageCreditsUsed)]))
  const over = counts.filter((count) => !isCurrent(count, now))
  if (over.length === 0) return left
  const before = new Map(over.map((count) => [count.userId, count]))
  const entries = over.map((count) => nextPeriod(count, now))
  for (const { userId, used } of await enterPeriods(tx, entries)) {
    const count = before.get(userId)
    if (count) left.set(userId, leftOf(count, used))
  }
  return left
}

/** One message per mention of an account. The caller has counted and locked the accounts. */
export async function consumePlanned(tx: Transaction, userIds: readonly number[], now: Date): Promise<void> {
  const counts = new Map<number, number>()
  for (const userId of userIds) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  if (counts.size === 0) return
  const consumed = await consumeCounts(tx, counts, now)
  if (consumed < counts.size) throw new Error('more planned messages than the allowance holds')
}
