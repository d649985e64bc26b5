/** The single source of plan prices, limits and features. */

export const TIERS = ['free', 'starter', 'pro', 'unlimited'] as const
export type Tier = (typeof TIERS)[number]

export const PAID_TIERS = ['starter', 'pro', 'unlimited'] as const satisfies readonly Tier[]
export type PaidTier = (typeof PAID_TIERS)[number]

/** How a plan was obtained: none, an unpaid demo, an operator's grant, or the state of a subscription. */
export const SUBSCRIPTION_STATUSES = ['free', 'demo', 'granted', 'active', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Days of grace after a failed payment, counted from its due date. */
export const GRACE_DAYS = 7

export interface Plan {
  tier: Tier
  name: string
  /** US cents per month. */
  priceCents: number
  /** Messages by helpers per period. */
  messagesPerMonth: number
  /** Maximum number of helpers; -1 for unlimited. */
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

/** Whether one more helper may be created, or be active. */
export function allowsAnotherHelper(tier: Tier, count: number): boolean {
  const { helperLimit } = PLANS[tier]
  return helperLimit === -1 || count < helperLimit
}

export const isLess = (tier: Tier, other: Tier): boolean => TIERS.indexOf(tier) < TIERS.indexOf(other)

const SUCCESS_ALLOWANCES = new Map([
  ['basic', 150],
  ['standard', 450],
  ['premium', 1200],
])
const OTHER_ALLOWANCE = 10

/** Monthly messages shown after checkout for a tier that can't be confirmed yet (specification, section 9). */
export const unconfirmedAllowance = (tier: string): number => SUCCESS_ALLOWANCES.get(tier) ?? OTHER_ALLOWANCE

/** At the payment provider. */
export interface ListedPrice {
  /** In the smallest unit of its currency; null if the price is not a fixed amount. */
  amount: number | null
  /** ISO 4217 in lower case. */
  currency: string
  isMonthly: boolean
}

const isPromised = (tier: PaidTier, { amount, currency, isMonthly }: ListedPrice): boolean =>
  amount === PLANS[tier].priceCents && currency === 'usd' && isMonthly

/** Names of plans whose price at the payment provider differs from the one on our pages. */
export const wrongPrices = (prices: Record<PaidTier, ListedPrice>): string[] =>
  PAID_TIERS.filter((tier) => !isPromised(tier, prices[tier])).map((tier) => PLANS[tier].name)
