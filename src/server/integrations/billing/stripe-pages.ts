import { createHash } from 'node:crypto'
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

const NAME = 'coterie'

async function productsOf(stripe: Stripe, prices: readonly string[]) {
  const byProduct = new Map<string, string[]>()
  for (const price of await Promise.all(prices.map((id) => stripe.prices.retrieve(id)))) {
    const product = typeof price.product === 'string' ? price.product : price.product.id
    byProduct.set(product, [...(byProduct.get(product) ?? []), price.id])
  }
  return [...byProduct].map(([product, ids]) => ({ product, prices: ids }))
}

async function createConfiguration(stripe: Stripe, prices: readonly string[], mark: string): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: await productsOf(stripe, prices),
      },
    },
    metadata: { [NAME]: mark },
  })
  return id
}

/** Created once and found again by its metadata, so that the portal does not depend on settings made by hand. */
export async function portalConfiguration(stripe: Stripe, prices: Record<PaidTier, string>): Promise<string> {
  const ids = Object.values(prices)
  const mark = createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32)
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.[NAME] === mark) return configuration.id
  }
  return createConfiguration(stripe, ids, mark)
}

export async function portalHome(
  stripe: Stripe,
  configuration: string,
  customer: string,
  returnUrl: string,
): Promise<string> {
  const page = { customer, configuration, return_url: returnUrl }
  return (await stripe.billingPortal.sessions.create(page)).url
}

/** The URL of the portal's page that confirms another plan and shows its cost for the rest of the period. */
export async function portalChange(
  stripe: Stripe,
  configuration: string,
  prices: Record<PaidTier, string>,
  { customerId, subscriptionId, tier, returnUrl }: Parameters<Billing['changePlan']>[0],
): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const changed = items.data.slice(0, 1).map(({ id }) => ({ id, price: prices[tier], quantity: 1 }))
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    configuration,
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: subscriptionId, items: changed },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
  })
  return url
}
