import type { ListedPrice, PaidTier } from '../../../core/plans/plans.ts'
import type { Subscription } from '../../../core/plans/subscription.ts'

export interface BillingReport {
  /** The same each time the webhook is repeated. */
  id: string
  type: string
  /** Null if it is not about a customer. */
  customerId: string | null
}

/** The payment provider. Failures are AppErrors for the person (502); URLs are the provider's pages to continue on. */
export interface Billing {
  createCustomer(person: { userId: number; email: string | null }): Promise<string>
  /** Opens a checkout for a new subscription and closes the customer's earlier ones. */
  startCheckout(order: {
    customerId: string
    userId: number
    tier: PaidTier
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  /** Asks the customer to confirm another plan and its cost for the rest of the period. */
  changePlan(change: { customerId: string; subscriptionId: string; tier: PaidTier; returnUrl: string }): Promise<string>
  /** Invoices, card and cancellation. */
  manage(customerId: string, returnUrl: string): Promise<string>
  /** A customer's current subscriptions, newest first; empty for an unknown customer. */
  subscriptions(customerId: string): Promise<Subscription[]>
  prices(): Promise<Record<PaidTier, ListedPrice>>
  /** Erases a customer and ends its subscriptions at once. */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads a raw webhook; throws an AppError (400) if its signature is missing, wrong or too old. */
  readReport(body: Buffer, signature: string): Promise<BillingReport>
}
