import type { NotificationsBody, PasswordBody, ProfileBody } from '../../../contract/accounts.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { endBilling } from '../billing/end-billing.ts'
import { replanHelpers } from '../schedules/replan.ts'
import { forgetAttempts, limitAttempts } from './limit-attempts.ts'
import { hashPassword, matchesPassword } from './password.ts'
import { splitName } from './split-name.ts'
import { deleteOtherSessions, deleteUser, findUser, type UserChange, type UserRow, updateUser } from './store.ts'

/** An account by its id: of whoever is signed in, or of whom an operator deals with. */
export async function readAccount(services: Services, actor: Pick<Actor, 'userId'>): Promise<UserRow> {
  const user = await findUser(services.db, actor.userId)
  if (!user) throw notFound('Account')
  return user
}

async function change(services: Services, actor: Actor, fields: UserChange): Promise<UserRow> {
  const user = await updateUser(services.db, actor.userId, fields)
  if (!user) throw notFound('Account')
  return user
}

/** A new time zone has everything planned anew. */
export async function updateProfile(services: Services, actor: Actor, input: ProfileBody): Promise<UserRow> {
  const { name, ...rest } = input
  const user = await change(services, actor, { ...rest, ...(name === undefined ? {} : splitName(name)) })
  if (input.timeZone !== undefined) await replanHelpers(services, actor.userId, null)
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
  if (movesPlans) await replanHelpers(services, actor.userId, null)
  return user
}

async function demandPassword(services: Services, actor: Actor, password: string, field: string): Promise<void> {
  await limitAttempts(services, 'password account', String(actor.userId))
  const user = await readAccount(services, actor)
  if (await matchesPassword(password, user.password)) {
    await forgetAttempts(services, 'password account', String(actor.userId))
    return
  }
  const wrong = 'That is not your current password.'
  throw new AppError(403, 'wrong_password', wrong, { fields: { [field]: wrong } })
}

/** Sets a new password and signs out every other session. */
export async function changePassword(
  services: Services,
  actor: Actor,
  sid: string,
  input: PasswordBody,
): Promise<void> {
  await demandPassword(services, actor, input.currentPassword, 'currentPassword')
  await change(services, actor, { password: await hashPassword(input.newPassword) })
  await deleteOtherSessions(services.db, actor.userId, sid)
}

/** Ends what the person pays for, then erases the account and everything under its key. There is no way back. */
export async function deleteAccount(services: Services, actor: Actor, password: string): Promise<void> {
  await demandPassword(services, actor, password, 'password')
  await endBilling(services, actor.userId)
  await deleteUser(services.db, actor.userId)
}
