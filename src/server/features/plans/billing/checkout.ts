import type { BillingAnswer } from '../../../../contract/billing.ts'
import { type PaidTier, PLANS, type Tier } from '../../../../core/plans/plans.ts'
import type { Billing } from '../../../integrations/billing/port.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { assignUnpaidPlan } from './change-plan.ts'
import { type AccountRow, findAccount, saveCustomer } from './store.ts'
import { readLater } from './sync-subscription.ts'

/** Call before the account is deleted. Throws if it fails. */
export async function endBilling({ db, billing }: Uses<'db' | 'billing'>, userId: number): Promise<void> {
  const account = await findAccount(db, userId)
  if (billing && account?.stripeCustomerId) await billing.deleteCustomer(account.stripeCustomerId)
}

async function readAccount(services: Uses<'db'>, actor: Actor): Promise<AccountRow> {
  const account = await findAccount(services.db, actor.userId)
  if (!account) throw notFound('Account')
  return account
}

function demandBilling({ billing }: Uses<'billing'>): Billing {
  if (!billing) throw new AppError(409, 'no_payment', 'Payment is not set up on this server.')
  return billing
}

const hasSubscription = ({ subscriptionStatus: status, stripeSubscriptionId: id }: AccountRow): boolean =>
  id !== null && status !== 'canceled'

export async function readBilling(services: Uses<'config' | 'db' | 'billing'>, actor: Actor): Promise<BillingAnswer> {
  const account = await readAccount(services, actor)
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndDate, allowancePeriodEnd } = account
  const renews = status === 'active' && subscriptionEndDate === null
  return {
    checkout: services.billing ? 'payment' : services.config.demoCheckout ? 'demo' : 'none',
    tier,
    status,
    renewsAt: renews ? allowancePeriodEnd.toISOString() : null,
    endsAt: tier === 'free' ? null : (subscriptionEndDate?.toISOString() ?? null),
    manageable: services.billing !== null && account.stripeCustomerId !== null,
  }
}

function changeAddress(billing: Billing, account: AccountRow, customerId: string, tier: PaidTier, origin: string) {
  const { stripeSubscriptionId: subscriptionId, subscriptionStatus: status, subscriptionEndDate: end } = account
  const returnUrl = `${origin}/settings?tab=billing`
  if (!subscriptionId || status === 'past_due' || end !== null) return billing.manage(customerId, returnUrl)
  return billing.changePlan({ customerId, subscriptionId, tier, returnUrl })
}

/** The plan changes once the provider reports it. 409: they already have that plan, or no payment is set up. */
export async function startCheckout(
  services: Uses<'db' | 'clock' | 'billing'>,
  actor: Actor,
  tier: PaidTier,
  origin: string,
): Promise<string> {
  const billing = demandBilling(services)
  const account = await readAccount(services, actor)
  const { id: userId, subscriptionStatus: status, subscriptionTier: current } = account
  if (current === tier && status !== 'past_due') {
    throw new AppError(409, 'has_plan', `You already have ${PLANS[tier].name}.`)
  }
  const email = account.emailVerifiedAt ? account.email : null
  const customerId =
    account.stripeCustomerId ??
    (await saveCustomer(services.db, userId, await billing.createCustomer({ userId, email })))
  await readLater(services, userId)
  if (hasSubscription(account)) return changeAddress(billing, account, customerId, tier, origin)
  // Stripe replaces the braces with the session's id.
  const successUrl = `${origin}/subscription/success?tier=${tier}&session_id={CHECKOUT_SESSION_ID}`
  return billing.startCheckout({ customerId, userId, tier, successUrl, cancelUrl: `${origin}/subscription/cancel` })
}

/** 409 if the person never paid here. */
export async function openPortal(services: Uses<'db' | 'billing'>, actor: Actor, origin: string): Promise<string> {
  const billing = demandBilling(services)
  const { stripeCustomerId } = await readAccount(services, actor)
  if (!stripeCustomerId)
    throw new AppError(409, 'never_paid', 'You have not paid for a plan yet, so there is nothing to manage.')
  return billing.manage(stripeCustomerId, `${origin}/settings?tab=billing`)
}

/** Marked as a demo. 403 if this server offers none. */
export async function demoCheckout(
  services: Uses<'planner' | 'config' | 'db' | 'clock' | 'log' | 'signals' | 'billing'>,
  actor: Actor,
  tier: Tier,
): Promise<BillingAnswer> {
  if (!services.config.demoCheckout) throw new AppError(403, 'no_demo', 'This server has no demo of paid plans.')
  await assignUnpaidPlan(services, actor.userId, tier, 'demo')
  return readBilling(services, actor)
}
