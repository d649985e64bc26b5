import type { Tier } from '../../../../core/plans/plans.ts'
import { type AccountPlan, freePlan, unpaidPlan } from '../../../../core/plans/subscription.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { type AccountRow, type PlanChange, storePlan } from './store.ts'

type Changing = Uses<'planner' | 'db' | 'clock' | 'log' | 'signals'>

export const planOf = (account: AccountRow): AccountPlan => ({
  tier: account.subscriptionTier,
  status: account.subscriptionStatus,
  subscriptionId: account.stripeSubscriptionId,
  endsAt: account.subscriptionEndDate,
  anchor: account.billingAnchor,
  period: { start: account.allowancePeriodStart, end: account.allowancePeriodEnd },
})

export async function changePlan(services: Changing, change: PlanChange): Promise<void> {
  const stored = await storePlan(services.db, change)
  if (!stored || stored.before === stored.after) return
  const { before, after, paused } = stored
  const { userId } = change
  services.log.info({ userId, before, after, paused: paused.length }, 'a plan was changed')
  if (paused.length > 0) await services.planner.planMarked(userId)
  await notifyClients(services, [{ userId, messageId: 0 }])
}

/** Between two unpaid plans the periods continue; otherwise they start with the plan. */
function nextUnpaid(account: AccountRow, tier: Tier, status: 'demo' | 'granted', now: Date): AccountPlan {
  const { subscriptionId, anchor, period, tier: before } = planOf(account)
  const next = { ...unpaidPlan(tier, status, now), subscriptionId }
  return tier === 'free' || before === 'free' || period.end <= now ? next : { ...next, anchor, period }
}

export function assignUnpaidPlan(
  services: Changing,
  userId: number,
  tier: Tier,
  status: 'demo' | 'granted',
): Promise<void> {
  const decide = (account: AccountRow) => nextUnpaid(account, tier, status, services.clock.now())
  return changePlan(services, { userId, decide })
}

/** A plan paid for meanwhile stays. */
export function endPlan(services: Changing, userId: number, isOver: (account: AccountRow) => boolean) {
  const decide = (account: AccountRow): AccountPlan | null => {
    if (!isOver(account)) return null
    const { subscriptionStatus: status, stripeSubscriptionId } = account
    const now = services.clock.now()
    if (status !== 'past_due') return freePlan(status === 'active' ? 'canceled' : 'free', now, stripeSubscriptionId)
    return { ...freePlan(status, now, stripeSubscriptionId), endsAt: account.subscriptionEndDate }
  }
  return changePlan(services, { userId, decide })
}
