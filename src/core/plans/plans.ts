/** The plans: the only place with prices, limits and features. */

export const TIERS = ['free', 'starter', 'pro', 'unlimited'] as const
export type Tier = (typeof TIERS)[number]

export const PAID_TIERS = ['starter', 'pro', 'unlimited'] as const satisfies readonly Tier[]
export type PaidTier = (typeof PAID_TIERS)[number]

/** Where a plan comes from: nowhere, a trial without payment, an operator, or a subscription and how it stands. */
export const SUBSCRIPTION_STATUSES = ['free', 'demo', 'granted', 'active', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** After a failed payment a plan stays this many days, counted from the day the payment was due. */
export const GRACE_DAYS = 7

export interface Plan {
  tier: Tier
  name: string
  /** US cents a month. */
  priceCents: number
  /** Messages written by helpers that one period holds. */
  messagesPerMonth: number
  /** Helpers the plan holds; -1 for any number. */
  helperLimit: number
  sensitiveMode: boolean
  prioritySupport: boolean
}

export const PLANS: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    name: 'Free',
    priceCents: 0,
    messagesPerMonth: 25,
    helperLimit: 3,
    sensitiveMode: false,
    prioritySupport: false,
  },
  starter: {
    tier: 'starter',
    name: 'Chat Starter',
    priceCents: 99,
    messagesPerMonth: 200,
    helperLimit: -1,
    sensitiveMode: true,
    prioritySupport: false,
  },
  pro: {
    tier: 'pro',
    name: 'Chat Pro',
    priceCents: 299,
    messagesPerMonth: 500,
    helperLimit: -1,
    sensitiveMode: true,
    prioritySupport: true,
  },
  unlimited: {
    tier: 'unlimited',
    name: 'Chat Unlimited',
    priceCents: 499,
    messagesPerMonth: 1500,
    helperLimit: -1,
    sensitiveMode: true,
    prioritySupport: true,
  },
}

/** May a person on this plan, who has `count` helpers, create one more? */
export function canCreateHelper(tier: Tier, count: number): boolean {
  const { helperLimit } = PLANS[tier]
  return helperLimit === -1 || count < helperLimit
}

/** May a person on this plan, of whose helpers `count` are active, have one more of them active? */
export const canActivateHelper = (tier: Tier, count: number): boolean => canCreateHelper(tier, count)

/** Is the first plan the smaller of the two? */
export const isLess = (tier: Tier, other: Tier): boolean => TIERS.indexOf(tier) < TIERS.indexOf(other)
