import type { Stripe } from 'stripe'
import type { PaidTier } from '../../../core/plans/plans.ts'
import type { Billing } from './port.ts'
import { isRefused } from './stripe-client.ts'

/** An older one could be paid as well. Runs after opening a new one, so that of several opened at once one is left. */
async function closeOlderCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
  const close = ({ id }: Stripe.Checkout.Session) =>
    stripe.checkout.sessions.expire(id).catch((cause) => {
      if (!isRefused(cause)) throw cause
    })
  await Promise.all(data.slice(1).map(close))
}

export async function startCheckout(
  stripe: Stripe,
  prices: Record<PaidTier, string>,
  { customerId, userId, tier, successUrl, cancelUrl }: Parameters<Billing['startCheckout']>[0],
): Promise<string> {
  const metadata = { user_id: String(userId), tier }
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: String(userId),
    line_items: [{ price: prices[tier], quantity: 1 }],
    subscription_data: { metadata },
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
  })
  await closeOlderCheckouts(stripe, customerId)
  if (!url) throw new Error('the payment provider gave no address')
  return url
}
