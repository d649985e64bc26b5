import { accountSettings, type User } from '../../../../contract/accounts.ts'
import { allowanceAt } from '../../../../core/plans/allowance.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { isOperatorName } from '../sessions/actor-of.ts'
import type { Account } from './read-account.ts'

/** No hash, no key, no payment id. */
export function presentUser(services: Pick<Services, 'config' | 'clock'>, row: Account): User {
  const allowance = allowanceAt(row, services.clock.now())
  return {
    id: row.id,
    username: row.username,
    displayName: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    timeZone: row.timeZone,
    role: isOperatorName(services, row.username) ? 'operator' : row.role,
    subscriptionTier: row.subscriptionTier,
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndDate: row.subscriptionEndDate?.toISOString() ?? null,
    messageCreditsUsed: allowance.used,
    messageCreditsLimit: allowance.limit,
    creditsResetAt: allowance.resetsAt,
    ...accountSettings.parse(row),
    createdAt: row.createdAt.toISOString(),
  }
}
