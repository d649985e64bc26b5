import { DAY_MS } from '../time/durations.ts'
import { type BillingPeriod, monthStart, periodAt } from './allowance.ts'
import { GRACE_DAYS, isLess, type PaidTier, type SubscriptionStatus, type Tier } from './plans.ts'

export interface Subscription {
  id: string
  /** Null if the price is not one of ours. */
  tier: PaidTier | null
  /** `waiting` for its first payment: no plan yet. */
  state: 'active' | 'past_due' | 'waiting' | 'ended'
  dueSince: Date
  endsAt: Date | null
  anchor: Date
  period: BillingPeriod
}

export interface AccountPlan {
  tier: Tier
  status: SubscriptionStatus
  subscriptionId: string | null
  /** When the plan falls back to Free. */
  endsAt: Date | null
  anchor: Date
  period: BillingPeriod
}

/** Its periods are calendar months in UTC. */
export function freePlan(status: SubscriptionStatus, now: Date, subscriptionId: string | null = null): AccountPlan {
  const anchor = monthStart(now)
  return { tier: 'free', status, subscriptionId, endsAt: null, anchor, period: periodAt(anchor, now) }
}

/** Its periods start at `now`. */
export function unpaidPlan(tier: Tier, status: 'demo' | 'granted', now: Date): AccountPlan {
  if (tier === 'free') return freePlan('free', now)
  return { tier, status, subscriptionId: null, endsAt: null, anchor: now, period: periodAt(now, now) }
}

/** End of the grace period after a failed payment. Further failures never extend it. */
function graceEnd({ dueSince, endsAt }: Subscription, before: AccountPlan): Date {
  const ends = [dueSince.getTime() + GRACE_DAYS * DAY_MS]
  if (endsAt) ends.push(endsAt.getTime())
  if (before.status === 'past_due' && before.endsAt) ends.push(before.endsAt.getTime())
  return new Date(Math.min(...ends))
}

function planOf(subscription: Subscription & { tier: PaidTier }, before: AccountPlan, now: Date): AccountPlan {
  const { id, tier, state, anchor, period } = subscription
  const endsAt = state === 'past_due' ? graceEnd(subscription, before) : subscription.endsAt
  const status = state === 'past_due' ? 'past_due' : 'active'
  if (endsAt && endsAt <= now) return { ...freePlan(status === 'active' ? 'canceled' : status, now, id), endsAt }
  return { tier, status, subscriptionId: id, endsAt, anchor, period }
}

/** Keeps the account's period if it renewed before the payment provider did. */
function withoutStepBack(plan: AccountPlan, before: AccountPlan): AccountPlan {
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

/** Events may come in any order. A granted plan stays unless a subscription is higher; a demo, until there is one. */
export function planFrom(subscriptions: readonly Subscription[], before: AccountPlan, now: Date): AccountPlan {
  const [first, ...others] = subscriptions.filter(isLive)
  if (!first) {
    return NEEDS_SUBSCRIPTION.includes(before.status) ? freePlan('canceled', now) : { ...before, subscriptionId: null }
  }
  const plan = withoutStepBack(planOf(others.reduce(better, first), before, now), before)
  return before.status === 'granted' && isLess(plan.tier, before.tier)
    ? { ...before, subscriptionId: plan.subscriptionId }
    : plan
}
