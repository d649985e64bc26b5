import { GRACE_DAYS, isLess, type PaidTier, type SubscriptionStatus, type Tier } from '../plans/plans.ts'
import { monthStart, type Period, periodAt } from './allowance.ts'

/** Which plan a person has, from what the payment provider holds of them at this moment. */

const DAY_MS = 86_400_000

/** A subscription, as the payment provider holds it. */
export interface Subscription {
  id: string
  /** Null for a price that is none of ours. */
  tier: PaidTier | null
  /** `waiting` for its first payment, it gives nothing yet. */
  state: 'active' | 'past_due' | 'waiting' | 'ended'
  /** When the payment that failed was due. */
  dueSince: Date
  /** When it ends, where that is known. */
  endsAt: Date | null
  anchor: Date
  period: Period
}

/** A plan as an account holds it. */
export interface HeldPlan {
  tier: Tier
  status: SubscriptionStatus
  subscriptionId: string | null
  /** When the plan falls back to Free. */
  endsAt: Date | null
  anchor: Date
  period: Period
}

/** The free plan, whose periods are the calendar's months in UTC. */
export function freePlan(status: SubscriptionStatus, now: Date, subscriptionId: string | null = null): HeldPlan {
  const anchor = monthStart(now)
  return { tier: 'free', status, subscriptionId, endsAt: null, anchor, period: periodAt(anchor, now) }
}

/** A plan without a payment behind it, whose periods begin with it. */
export function unpaidPlan(tier: Tier, status: 'demo' | 'granted', now: Date): HeldPlan {
  if (tier === 'free') return freePlan('free', now)
  return { tier, status, subscriptionId: null, endsAt: null, anchor: now, period: periodAt(now, now) }
}

/** End of the grace after a failed payment. One that was stored is never moved on by a further failure. */
function graceEnd({ dueSince, endsAt }: Subscription, before: HeldPlan): Date {
  const ends = [dueSince.getTime() + GRACE_DAYS * DAY_MS]
  if (endsAt) ends.push(endsAt.getTime())
  if (before.status === 'past_due' && before.endsAt) ends.push(before.endsAt.getTime())
  return new Date(Math.min(...ends))
}

/** What a subscription gives now. */
function planOf(subscription: Subscription & { tier: PaidTier }, before: HeldPlan, now: Date): HeldPlan {
  const { id, tier, state, anchor, period } = subscription
  const endsAt = state === 'past_due' ? graceEnd(subscription, before) : subscription.endsAt
  const status = state === 'past_due' ? 'past_due' : 'active'
  if (endsAt && endsAt <= now) return { ...freePlan(status === 'active' ? 'canceled' : status, now, id), endsAt }
  return { tier, status, subscriptionId: id, endsAt, anchor, period }
}

/** Where the account began the next period before the payment provider did, that one stays. */
function withoutStepBack(plan: HeldPlan, before: HeldPlan): HeldPlan {
  const isOlder = plan.subscriptionId === before.subscriptionId && plan.period.end <= before.period.start
  return isOlder ? { ...plan, period: before.period } : plan
}

type Ours = Subscription & { tier: PaidTier }

const isLive = (subscription: Subscription): subscription is Ours =>
  subscription.tier !== null && (subscription.state === 'active' || subscription.state === 'past_due')

const better = (one: Ours, other: Ours): Ours => {
  if (one.state !== other.state) return one.state === 'active' ? one : other
  return isLess(one.tier, other.tier) ? other : one
}

const NEEDS_SUBSCRIPTION: readonly SubscriptionStatus[] = ['active', 'past_due']

/**
 * The plan that follows from a person's subscriptions, whatever the order in which their changes were heard of. A plan
 * that an operator granted stands unless a subscription gives more, and a demo until there is one.
 */
export function planFrom(subscriptions: readonly Subscription[], before: HeldPlan, now: Date): HeldPlan {
  const [first, ...others] = subscriptions.filter(isLive)
  if (!first) {
    return NEEDS_SUBSCRIPTION.includes(before.status) ? freePlan('canceled', now) : { ...before, subscriptionId: null }
  }
  const plan = withoutStepBack(planOf(others.reduce(better, first), before, now), before)
  return before.status === 'granted' && isLess(plan.tier, before.tier)
    ? { ...before, subscriptionId: plan.subscriptionId }
    : plan
}
