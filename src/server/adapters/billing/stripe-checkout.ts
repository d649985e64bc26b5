import type { Stripe } from 'stripe'
import type { PaidTier } from '../../../core/plans.ts'
import type { Billing } from '../../ports.ts'

/** A checkout that was left open in another window could be paid as well: it is closed first. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
  await Promise.all(data.map(({ id }) => stripe.checkout.sessions.expire(id)))
}

/** Address of a new checkout, the only one of this customer that can be paid. */
export async function startCheckout(
  stripe: Stripe,
  prices: Record<PaidTier, string>,
  { customerId, userId, tier, successUrl, cancelUrl }: Parameters<Billing['startCheckout']>[0],
): Promise<string> {
  await closeOpenCheckouts(stripe, customerId)
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
  if (!url) throw new Error('the payment provider gave no address')
  return url
}
