import type { Stripe } from 'stripe'
import type { PaidTier } from '../../../core/plans/plans.ts'
import { AppError } from '../../platform/errors/errors.ts'

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
