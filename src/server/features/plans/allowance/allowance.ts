import type { LiveUsage } from '../../../../contract/events.ts'
import {
  type Allowance,
  allowanceAt,
  allowanceTooSmall,
  allowanceUsedUp,
  type BillingPeriod,
  isCurrent,
  messagesLeft,
  periodAt,
} from '../../../../core/plans/allowance.ts'
import type { Tier } from '../../../../core/plans/plans.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import {
  type AccountCount,
  consumeCounts,
  enterPeriods,
  findTier,
  type PeriodStart,
  readMessageCounts,
  saveLimit,
} from './store.ts'

const nextPeriod = ({ userId, billingAnchor, allowancePeriodEnd }: AccountCount, now: Date): PeriodStart => ({
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

/** The error to throw: 402, with the size of the allowance and the day it resets in the person's time zone. `cost`: messages that it takes. */
export async function noMessagesLeft(services: Uses<'db' | 'clock'>, actor: Actor, cost = 1): Promise<AppError> {
  const [count] = await readMessageCounts(services.db, [actor.userId])
  if (!count) return notFound('Account')
  const allowance = allowanceAt(count, services.clock.now())
  const { limit, resetsAt } = allowance
  const left = messagesLeft(allowance)
  const resetDay = shortDate(resetsAt, actor.timeZone)
  const text = left === 0 ? allowanceUsedUp(limit, resetDay) : allowanceTooSmall(cost, left, resetDay)
  return new AppError(402, 'allowance_used_up', text, { extra: { resetsAt } })
}

const leftOf = ({ isUnlimited, messageCreditsLimit }: AccountCount, used: number): number =>
  isUnlimited ? Number.POSITIVE_INFINITY : messageCreditsLimit - used

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

/** Null if the account is gone. */
export async function readAllowance(
  { db, clock }: Uses<'db' | 'clock'>,
  { userId }: { userId: number },
): Promise<LiveUsage | null> {
  const [count] = await readMessageCounts(db, [userId])
  return count ? allowanceAt(count, clock.now()) : null
}

export async function readAllowances(
  { db, clock }: Uses<'db' | 'clock'>,
  userIds: readonly number[],
): Promise<Map<number, Allowance>> {
  const now = clock.now()
  return new Map((await readMessageCounts(db, userIds)).map((count) => [count.userId, allowanceAt(count, now)]))
}

/** Free if the account is gone. */
export const readTier = async ({ db }: Uses<'db'>, userId: number): Promise<Tier> =>
  (await findTier(db, userId)) ?? 'free'
