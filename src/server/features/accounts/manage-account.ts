import type { NotificationsBody, PasswordBody, ProfileBody } from '../../../contract/accounts.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import type { DataKey } from '../../vault.ts'
import { passwordChangedEmail } from '../auth/account-emails.ts'
import { hashPassword } from '../auth/password.ts'
import { requirePassword, requireRecentAuth } from '../auth/reauthenticate.ts'
import { endOtherSessions, type Session } from '../auth/sessions.ts'
import { splitName } from '../auth/split-name.ts'
import { deleteLink } from '../auth/store-links.ts'
import { emailOwner } from '../notifications/email-owner.ts'
import { endSignedOut } from '../notifications/notify-clients.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { forgetSimulated } from '../sms/simulate.ts'
import { afterEmailChange, emailChange } from './confirm-email.ts'
import { deleteUser, findUser, findWrappedKey, type UserChange, type UserRow, updateUser } from './store.ts'

/** An account by its id: of whoever is signed in, or of whom an operator deals with. */
export async function readAccount(services: Services, actor: Pick<Actor, 'userId'>): Promise<UserRow> {
  const user = await findUser(services.db, actor.userId)
  if (!user) throw notFound('Account')
  return user
}

/** The key to what a person wrote, where no session has brought it along. */
export async function readDataKey(services: Services, userId: number): Promise<DataKey> {
  const wrapped = await findWrappedKey(services.db, userId)
  if (!wrapped) throw notFound('Account')
  return services.vault.unwrap(wrapped)
}

async function change(services: Services, actor: Actor, fields: UserChange): Promise<UserRow> {
  const user = await updateUser(services.db, actor.userId, fields)
  if (!user) throw notFound('Account')
  return user
}

/** A new time zone has everything planned anew; a new address asks for a recent proof, and is used once it is confirmed. */
export async function updateProfile(services: Services, session: Session, input: ProfileBody): Promise<UserRow> {
  const { actor } = session
  const { name, email, ...rest } = input
  refuseHarmful({ name })
  const before = await readAccount(services, actor)
  const named = name === undefined ? {} : splitName(name)
  const moved = email === undefined ? {} : emailChange(before, email)
  // Whoever holds the address can set a new password.
  if (moved.email !== undefined || moved.pendingEmail) requireRecentAuth(services, session)
  const changes = { ...rest, ...named, ...moved }
  if (Object.keys(changes).length === 0) return before
  const user = await change(services, actor, changes)
  await afterEmailChange(services, before, user)
  if (input.timeZone !== undefined) await services.handlers.replanHelpers(services, actor.userId, null)
  return user
}

/** So have other quiet hours. */
export async function updateNotifications(
  services: Services,
  actor: Actor,
  input: NotificationsBody,
): Promise<UserRow> {
  const user = await change(services, actor, input)
  const movesPlans = input.quietHoursStart !== undefined || input.quietHoursEnd !== undefined
  if (movesPlans) await services.handlers.replanHelpers(services, actor.userId, null)
  return user
}

/**
 * Sets a new password, or the first one of an account that had none, signs out every other session and forgets its device.
 * Links to set another one are good no more.
 */
export async function changePassword(
  services: Services,
  session: Session,
  { currentPassword, newPassword }: PasswordBody,
): Promise<void> {
  const { actor } = session
  const before = await readAccount(services, actor)
  if (before.password === null) requireRecentAuth(services, session)
  else await requirePassword(services, session, before, currentPassword, 'currentPassword')
  const user = await change(services, actor, { password: await hashPassword(newPassword) })
  await endOtherSessions(services, session)
  await deleteLink(services.db, actor.userId, 'reset')
  await emailOwner(services, user, passwordChangedEmail)
}

/**
 * Ends what the person pays for, then erases the account and everything under its key. There is no way back, so it asks
 * for the password, or where there is none for a sign-in that is minutes old.
 */
export async function deleteAccount(services: Services, session: Session, password: string | undefined): Promise<void> {
  const { actor } = session
  const user = await readAccount(services, actor)
  if (user.password === null) requireRecentAuth(services, session)
  else await requirePassword(services, session, user, password, 'password')
  await services.handlers.endBilling(services, actor.userId)
  await forgetSimulated(services, actor.userId)
  await deleteUser(services.db, actor.userId)
  await endSignedOut(services, actor.userId)
  await services.erasure.beforeAnswer()
}
