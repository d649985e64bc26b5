import type { Transaction } from '../../db/statement.ts'
import { nextPeriod } from './renew-allowance.ts'
import { consume, enterPeriods, readCounts, readLeft } from './store.ts'

/** Messages that accounts which this transaction has locked have left; periods that are over begin again. */
export async function countMessagesLeft(
  tx: Transaction,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const counts = await readLeft(tx, userIds, now)
  const left = new Map(counts.map((count) => [count.userId, count.left]))
  const over = counts.filter(({ isCurrent }) => !isCurrent).map(({ userId }) => userId)
  if (over.length === 0) return left
  const ended = await readCounts(tx, over)
  const limits = new Map(ended.map(({ userId, messageCreditsLimit }) => [userId, messageCreditsLimit]))
  const entries = ended.map((count) => nextPeriod(count, now))
  for (const { userId, used } of await enterPeriods(tx, entries)) left.set(userId, (limits.get(userId) ?? 0) - used)
  return left
}

/** Takes a message of each of these accounts, more where one is named more often. They were counted and locked before. */
export async function consumePlanned(tx: Transaction, userIds: readonly number[], now: Date): Promise<void> {
  const counts = new Map<number, number>()
  for (const userId of userIds) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  const taken = [...counts].map(([userId, messages]) => ({ userId, messages }))
  const consumed = taken.length > 0 ? await consume(tx, taken, 'planned', now) : []
  if (consumed.length < taken.length) throw new Error('more planned messages than the allowance holds')
}
