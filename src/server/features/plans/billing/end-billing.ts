import type { Services } from '../../../platform/ports/services.ts'
import { findAccount } from './store.ts'

/** Call before the account is deleted. Throws if it fails. */
export async function endBilling({ db, billing }: Pick<Services, 'db' | 'billing'>, userId: number): Promise<void> {
  const account = await findAccount(db, userId)
  if (billing && account?.stripeCustomerId) await billing.deleteCustomer(account.stripeCustomerId)
}
