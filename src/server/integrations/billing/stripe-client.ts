import type { Stripe } from 'stripe'
import { PAID_TIERS, type PaidTier } from '../../../core/plans/plans.ts'
import type { Subscription } from '../../../core/plans/subscription.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { BillingReport } from './port.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  prices: Record<PaidTier, string>
  baseUrl: string | undefined
}

const TIMEOUT_MS = 20_000
const RETRIES = 2

function addressOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

/** Stripe's client, loaded with the first call so that it doesn't slow down the start. */
export function lazyStripe({ secretKey, baseUrl }: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | null = null
  const load = async (): Promise<Stripe> => {
    const { Stripe: Client } = await import('stripe')
    const bounds = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false }
    return new Client(secretKey, { ...bounds, ...addressOf(baseUrl) })
  }
  return () => {
    client ??= load()
    return client
  }
}

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined)

export const isMissing = (cause: unknown): boolean => codeOf(cause) === 'resource_missing'

/** Whether Stripe refused because of the current state, such as closing a closed session. */
export const isRefused = (cause: unknown): boolean =>
  cause instanceof Error && 'type' in cause && cause.type === 'StripeInvalidRequestError'

export const paymentUnavailable = (cause: unknown): AppError =>
  new AppError(502, 'payment_unavailable', 'The payment service did not respond properly. Please try again.', {
    cause,
  })

/** Stripe's ids and event names, up to the length that our columns hold. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)
const isType = (value: unknown): value is string => typeof value === 'string' && /^[\w.]{1,100}$/.test(value)

function customerOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null
  if ('object' in object && object.object === 'customer' && 'id' in object) return isId(object.id) ? object.id : null
  const customer = 'customer' in object ? object.customer : null
  const id = typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : customer
  return isId(id) ? id : null
}

/** Anything with a signature may come, from any version of the API. */
interface RawEvent {
  id?: unknown
  type?: unknown
  data?: { object?: unknown }
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): RawEvent | null {
  try {
    const event: unknown = stripe.webhooks.constructEvent(body, signature, secret)
    return event as RawEvent | null
  } catch (cause) {
    throw new AppError(400, 'not_signed', 'This report is not signed by the payment provider.', { cause })
  }
}

/** Reads a raw event; its bytes must carry a Stripe signature that is at most five minutes old. */
export function readStripeEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): BillingReport {
  const { id, type, data } = readEvent(stripe, body, signature, secret) ?? {}
  if (!isId(id) || !isType(type)) throw new AppError(400, 'invalid_request', 'This report cannot be read.')
  return { id, type, customerId: customerOf(data?.object) }
}

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
