import type { Stripe } from 'stripe'
import { PAID_TIERS, type PaidTier } from '../../../core/plans/plans.ts'
import type { Subscription } from '../../../core/plans/subscription.ts'

const STATES: Partial<Record<string, Subscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'waiting',
  paused: 'waiting',
}

const instant = (seconds: number): Date => new Date(seconds * 1000)

/** When the due payment was requested, if the invoice was expanded. */
function dueSince({ latest_invoice: invoice }: Stripe.Subscription, otherwise: number): Date {
  if (!invoice || typeof invoice === 'string') return instant(otherwise)
  return instant(invoice.status_transitions.finalized_at ?? invoice.created)
}

function endOf(subscription: Stripe.Subscription, periodEnd: number): Date | null {
  if (subscription.cancel_at !== null) return instant(subscription.cancel_at)
  return subscription.cancel_at_period_end ? instant(periodEnd) : null
}

/** Null if it has no item, which should not happen. */
export function toSubscription(
  subscription: Stripe.Subscription,
  prices: Record<PaidTier, string>,
): Subscription | null {
  const tierOf = (price: string): PaidTier | null => PAID_TIERS.find((tier) => prices[tier] === price) ?? null
  const items = subscription.items.data
  const item = items.find(({ price }) => tierOf(price.id)) ?? items[0]
  if (!item) return null
  const { current_period_start: start, current_period_end: end } = item
  return {
    id: subscription.id,
    tier: tierOf(item.price.id),
    state: STATES[subscription.status] ?? 'ended',
    dueSince: dueSince(subscription, start),
    endsAt: endOf(subscription, end),
    anchor: instant(subscription.billing_cycle_anchor),
    period: { start: instant(start), end: instant(end) },
  }
}
