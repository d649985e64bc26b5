import { PAID_TIERS, type PaidTier, PLANS } from '../plans/plans.ts'

interface ListedPrice {
  amount: number | null
  currency: string
  isMonthly: boolean
}

const isPromised = (tier: PaidTier, { amount, currency, isMonthly }: ListedPrice): boolean =>
  amount === PLANS[tier].priceCents && currency === 'usd' && isMonthly

/** Names of plans whose price at the payment provider differs from the one on our pages. */
export const wrongPrices = (prices: Record<PaidTier, ListedPrice>): string[] =>
  PAID_TIERS.filter((tier) => !isPromised(tier, prices[tier])).map((tier) => PLANS[tier].name)
