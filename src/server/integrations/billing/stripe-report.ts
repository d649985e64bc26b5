import type { Stripe } from 'stripe'
import { AppError } from '../../platform/errors/errors.ts'
import type { BillingReport } from './port.ts'

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
