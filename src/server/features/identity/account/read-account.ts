import { accountSettings, type User } from '../../../../contract/accounts.ts'
import { allowanceAt } from '../../../../core/plans/allowance.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { isOperatorName } from '../sessions/sessions.ts'
import { findUser, findWrappedKey, type UserRow } from './store.ts'

export type Account = UserRow

/** 404 when there is none. */
export async function readAccount({ db }: Uses<'db'>, { userId }: Pick<Actor, 'userId'>): Promise<Account> {
  const user = await findUser(db, userId)
  if (!user) throw notFound('Account')
  return user
}

type Keys = Uses<'db' | 'vault'>

/** Null if there is no such account. */
export async function findDataKey({ db, vault }: Keys, userId: number): Promise<DataKey | null> {
  const wrapped = await findWrappedKey(db, userId)
  return wrapped ? vault.unwrap(wrapped) : null
}

/** 404 when there is no such account. */
export async function readDataKey(services: Keys, userId: number): Promise<DataKey> {
  const key = await findDataKey(services, userId)
  if (!key) throw notFound('Account')
  return key
}

/** No hash, no key, no payment id. */
export function presentUser(services: Uses<'config' | 'clock'>, row: Account): User {
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
