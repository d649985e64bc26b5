import type { Stripe } from 'stripe'
import type { ListedPrice, PaidTier } from '../../../core/plans/plans.ts'
import type { Subscription } from '../../../core/plans/subscription.ts'
import type { Billing } from './port.ts'
import {
  isMissing,
  lazyStripe,
  paymentUnavailable,
  readStripeEvent,
  type StripeSettings,
  toSubscription,
} from './stripe-client.ts'
import { portalChange, portalConfiguration, portalHome, startCheckout } from './stripe-pages.ts'

/** Far more than one customer can have. */
const MOST_SUBSCRIPTIONS = 100

async function createCustomer(stripe: Stripe, { userId, email }: Parameters<Billing['createCustomer']>[0]) {
  const metadata = { user_id: String(userId) }
  const { id } = await stripe.customers.create({ metadata, ...(email ? { email } : {}) })
  return id
}

async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await stripe.customers.del(customerId).catch((cause) => {
    if (!isMissing(cause)) throw cause
  })
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const query = { customer, status: 'all' as const, limit: MOST_SUBSCRIPTIONS, expand: ['data.latest_invoice'] }
  try {
    return (await stripe.subscriptions.list(query)).data
  } catch (cause) {
    if (isMissing(cause)) return []
    throw cause
  }
}

async function readSubscriptions(stripe: Stripe, prices: Record<PaidTier, string>, customerId: string) {
  const listed = await listSubscriptions(stripe, customerId)
  return listed.map((one) => toSubscription(one, prices)).filter((one): one is Subscription => one !== null)
}

async function readPrices(stripe: Stripe, prices: Record<PaidTier, string>): Promise<Record<PaidTier, ListedPrice>> {
  const read = async (id: string): Promise<ListedPrice> => {
    const { unit_amount: amount, currency, recurring } = await stripe.prices.retrieve(id)
    return { amount, currency, isMonthly: recurring?.interval === 'month' && recurring.interval_count === 1 }
  }
  const [starter, pro, unlimited] = await Promise.all([read(prices.starter), read(prices.pro), read(prices.unlimited)])
  return { starter, pro, unlimited }
}

/** Caches the result of `read`, but not a failure. */
function remember<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | null = null
  return () => {
    known ??= read().catch((cause) => {
      known = null
      throw cause
    })
    return known
  }
}

export function createStripeBilling(settings: StripeSettings): Billing {
  const { prices, webhookSecret } = settings
  const client = lazyStripe(settings)
  const configuration = remember(async () => portalConfiguration(await client(), prices))

  async function ask<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await work(await client())
    } catch (cause) {
      throw paymentUnavailable(cause)
    }
  }

  return {
    createCustomer: (person) => ask((stripe) => createCustomer(stripe, person)),
    startCheckout: (order) => ask((stripe) => startCheckout(stripe, prices, order)),
    changePlan: (change) => ask(async (stripe) => portalChange(stripe, await configuration(), prices, change)),
    manage: (id, returnUrl) => ask(async (stripe) => portalHome(stripe, await configuration(), id, returnUrl)),
    subscriptions: (customerId) => ask((stripe) => readSubscriptions(stripe, prices, customerId)),
    prices: () => ask((stripe) => readPrices(stripe, prices)),
    deleteCustomer: (customerId) => ask((stripe) => deleteCustomer(stripe, customerId)),
    readReport: async (body, signature) => readStripeEvent(await client(), body, signature, webhookSecret),
  }
}
