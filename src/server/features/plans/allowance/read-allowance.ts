import type { LiveUsage } from '../../../../contract/events.ts'
import { type Allowance, allowanceAt } from '../../../../core/plans/allowance.ts'
import type { Tier } from '../../../../core/plans/plans.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { findTier, readMessageCounts } from './store.ts'

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
