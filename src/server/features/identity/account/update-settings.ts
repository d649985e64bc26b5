import type { ProfileBody } from '../../../../contract/accounts.ts'
import { splitName } from '../../../../core/auth/names.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { refuseHarmful } from '../../safety/refuse-harmful.ts'
import { emailChangedEmail, emailOwner, emailRemovedEmail } from '../email/account-emails.ts'
import { pendingAddress, sendConfirmation } from '../email/confirm-email.ts'
import { requireRecentAuth } from '../sessions/reauthenticate.ts'
import type { Session } from '../sessions/sessions.ts'
import { type Account, readAccount } from './read-account.ts'
import { type AccountChange, movesPlans, updateAccount } from './store.ts'

/** The columns a new address changes: a confirmed one stays in use until the new one is confirmed. */
function emailChange(user: Account, email: string | null): AccountChange {
  if (email === user.email && user.pendingEmail === null) return {}
  if (email === null) return { email: null, emailVerifiedAt: null, pendingEmail: null }
  const isSame = email.toLowerCase() === user.email?.toLowerCase()
  if (isSame) return { pendingEmail: null }
  return user.emailVerifiedAt ? { pendingEmail: email } : { email }
}

async function afterEmailChange(services: Services, before: Account, after: Account): Promise<void> {
  const pending = pendingAddress(after)
  const known = before.pendingEmail ?? before.email
  if (pending && pending !== known) await sendConfirmation(services, after.id, pending)
  const replaced = after.pendingEmail !== null && after.pendingEmail !== before.pendingEmail
  if (replaced) await emailOwner(services, before, emailChangedEmail)
  if (after.email === null) await emailOwner(services, before, emailRemovedEmail)
}

/** What needs no check of its own: notifications, or the voice. */
export async function updateSettings(
  services: Uses<'planner' | 'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  fields: AccountChange,
): Promise<Account> {
  const account = await updateAccount(services.db, actor.userId, fields)
  if (!account) throw notFound('Account')
  if (movesPlans(fields)) await services.planner.planMarked(actor.userId)
  return account
}

/** A new address requires recent authentication, and is used once confirmed. */
export async function updateProfile(services: Services, session: Session, input: ProfileBody): Promise<Account> {
  const { actor } = session
  const { name, email, ...rest } = input
  refuseHarmful({ name })
  const before = await readAccount(services, actor)
  const named = name === undefined ? {} : splitName(name)
  const moved = email === undefined ? {} : emailChange(before, email)
  // Anyone who holds the address can set a new password.
  if (moved.email !== undefined || moved.pendingEmail) requireRecentAuth(services, session)
  const changes = { ...rest, ...named, ...moved }
  if (Object.keys(changes).length === 0) return before
  const account = await updateSettings(services, actor, changes)
  await afterEmailChange(services, before, account)
  return account
}
