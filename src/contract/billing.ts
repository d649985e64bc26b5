import { z } from 'zod'
import { PAID_TIERS, SUBSCRIPTION_STATUSES, TIERS } from '../core/plans/plans.ts'
import { instant } from './common.ts'

export const billingAnswer = z.object({
  checkout: z.enum(['payment', 'demo', 'none']),
  tier: z.enum(TIERS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The next payment; null if there is none. */
  renewsAt: instant.nullable(),
  /** When the plan falls back to Free; null if it doesn't or isn't known. */
  endsAt: instant.nullable(),
  /** Whether the person can see invoices, change the card and cancel at the payment provider. */
  manageable: z.boolean(),
})
export type BillingAnswer = z.infer<typeof billingAnswer>

export const checkoutBody = z.strictObject({ tier: z.enum(PAID_TIERS, 'Please choose a plan.') })
export type CheckoutBody = z.infer<typeof checkoutBody>

/** Free ends the demo. */
export const demoCheckoutBody = z.strictObject({ tier: z.enum(TIERS, 'Please choose a plan.') })
export type DemoCheckoutBody = z.infer<typeof demoCheckoutBody>

export const linkAnswer = z.object({ url: z.string() })
export type LinkAnswer = z.infer<typeof linkAnswer>

export const reportAnswer = z.object({ received: z.literal(true) })
