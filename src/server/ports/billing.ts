import type { Subscription } from '../../core/billing/subscription.ts'
import type { PaidTier } from '../../core/plans/plans.ts'

/** What the payment provider reports: that something has changed for a customer. */
export interface BillingReport {
  /** The same for every repetition of the report. */
  id: string
  type: string
  /** Null for a report that is about no customer. */
  customerId: string | null
}

/** A plan's price as the provider has it. */
export interface ListedPrice {
  /** In the smallest unit of its currency; null for a price that is no fixed amount. */
  amount: number | null
  /** ISO 4217 in lower case. */
  currency: string
  isMonthly: boolean
}

/**
 * The payment provider. Failures are AppErrors for the person (502); addresses are pages of the provider to go on to.
 */
export interface Billing {
  createCustomer(person: { userId: number; email: string | null }): Promise<string>
  /** A checkout of a new subscription; one that this customer left open before can't be paid any more. */
  startCheckout(order: {
    customerId: string
    userId: number
    tier: PaidTier
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  /** Asks the customer to confirm another plan, with what it costs for the rest of the period. */
  changePlan(change: { customerId: string; subscriptionId: string; tier: PaidTier; returnUrl: string }): Promise<string>
  /** Invoices, card and cancellation. */
  manage(customerId: string, returnUrl: string): Promise<string>
  /** All of a customer's subscriptions as they are now, the newest first; none of a customer that is not there. */
  subscriptions(customerId: string): Promise<Subscription[]>
  /** The prices of the paid plans, to be compared with what the pages promise. */
  prices(): Promise<Record<PaidTier, ListedPrice>>
  /** Erases a customer, and ends what it subscribed to at once. */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads a report as it arrived; throws an AppError (400) when the provider did not sign it, or not lately. */
  readReport(body: Buffer, signature: string): Promise<BillingReport>
}
