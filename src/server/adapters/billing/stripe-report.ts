import type { Stripe } from 'stripe'
import { AppError } from '../../errors.ts'
import type { BillingReport } from '../../ports.ts'

/** The customer that an event is about, whichever kind of object it carries. */
function customerOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  const customer = 'customer' in object ? object.customer : null
  if (typeof customer === 'object' && customer !== null && 'id' in customer) return String(customer.id)
  return typeof customer === 'string' ? customer : null
}

/** Reads an event as it arrived: its bytes must carry Stripe's signature, not older than five minutes. */
export function readReport(stripe: Stripe, body: Buffer, signature: string, secret: string): BillingReport {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(body, signature, secret)
    return { id, type, customerId: customerOf(data.object) }
  } catch (cause) {
    throw new AppError(400, 'not_signed', 'This report is not signed by the payment provider.', { cause })
  }
}
