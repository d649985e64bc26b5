import { isCurrent, messagesLeft } from '../../../core/billing/allowance.ts'
import type { Transaction } from '../../db/statement.ts'
import { nextPeriod } from './renew-allowance.ts'
import { consume, enterPeriods, readCounts } from './store.ts'

/** Messages that accounts which this transaction has locked have left; periods that are over begin again. */
export async function countMessagesLeft(
  tx: Transaction,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const counts = await readCounts(tx, userIds)
  const over = counts.filter((count) => !isCurrent(count, now)).map((count) => nextPeriod(count, now))
  const entered = over.length > 0 ? await enterPeriods(tx, over) : []
  const used = new Map(entered.map((row) => [row.userId, row.used]))
  return new Map(
    counts.map(({ userId, messageCreditsUsed, messageCreditsLimit: limit }) => [
      userId,
      messagesLeft({ used: used.get(userId) ?? messageCreditsUsed, limit }),
    ]),
  )
}

/** Takes a message of each of these accounts, more where one is named more often. They were counted and locked before. */
export async function consumePlanned(tx: Transaction, userIds: readonly number[], now: Date): Promise<void> {
  const counts = new Map<number, number>()
  for (const userId of userIds) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  const taken = [...counts].map(([userId, messages]) => ({ userId, messages }))
  const consumed = taken.length > 0 ? await consume(tx, taken, 'planned', now) : []
  if (consumed.length < taken.length) throw new Error('more planned messages than the allowance holds')
}
