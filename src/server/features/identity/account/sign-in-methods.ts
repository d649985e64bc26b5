import type { ProfileBody } from '../../../../contract/accounts.ts'
import type { AuthMethods, SignInMethods } from '../../../../contract/sign-in.ts'
import { splitName } from '../../../../core/auth/names.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { mailRoute } from '../../notifications/email/email-outbox.ts'
import { refuseHarmful } from '../../safety/crisis.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { emailChangedEmail, emailOwner, emailRemovedEmail, notifyOwner } from '../email/account-emails.ts'
import { pendingAddress, sendConfirmation } from '../email/confirm-email.ts'
import { requireRecentAuth } from '../password/password.ts'
import { sendCode } from '../phone/send-code.ts'
import { checkCode } from '../phone/verify-phone.ts'
import { listPasskeys, readSecondFactorRow } from '../second-factor/store.ts'
import { readSecondFactors } from '../second-factor/verify-second-factor.ts'
import { readPending, type Session } from '../sessions/sessions.ts'
import { readPendingSignUp } from '../sign-up/sign-up.ts'
import { type Account, readAccount } from './read-account.ts'
import { type AccountChange, linkPhone, movesPlans, unlinkPhone, unlinkSubject, updateAccount } from './store.ts'

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
  services: Uses<'planner' | 'db'>,
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

/** `session` and `flow` are the browser's cookies. */
export async function readAuthMethods(
  services: Uses<'config' | 'db' | 'clock' | 'mail' | 'sms' | 'workspace'>,
  session: string | undefined,
  flow: string | undefined,
): Promise<AuthMethods> {
  const [pending, pendingSignUp] = await Promise.all([
    readPending(services, session),
    readPendingSignUp(services, flow),
  ])
  return {
    phone: services.sms !== null,
    workspace: services.workspace?.name ?? null,
    mail: mailRoute(services),
    secondFactor: pending && (await readSecondFactors(services, pending.userId)),
    pendingSignUp: pendingSignUp && { name: pendingSignUp.name },
  }
}

export async function readSignInMethods(services: Uses<'db'>, actor: Actor): Promise<SignInMethods> {
  const [user, passkeys, [factors]] = await Promise.all([
    readAccount(services, actor),
    listPasskeys(services.db, actor.userId),
    readSecondFactorRow(services.db, actor.userId),
  ])
  return {
    password: user.password !== null,
    phoneNumber: user.isPhoneVerified ? user.phoneNumber : null,
    workspace: user.replitId !== null,
    totp: factors?.totp ?? false,
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: factors?.recovery ?? 0,
  }
}

const lastMethod = (): AppError =>
  new AppError(
    409,
    'last_sign_in_method',
    'This is your only sign-in method. Set a password or link another one first.',
  )

export const sendLinkCode = (services: Services, actor: Actor, address: string, typed: string) =>
  sendCode(services, { purpose: 'account', userId: actor.userId, phoneNumber: parsePhone(typed), address })

/** 409 if another account has it. */
export async function addPhone(
  services: Services,
  actor: Actor,
  address: string,
  { phoneNumber: typed, code }: { phoneNumber: string; code: string },
): Promise<void> {
  const phoneNumber = parsePhone(typed)
  await checkCode(services, { purpose: 'account', userId: actor.userId, phoneNumber, address, code })
  try {
    await linkPhone(services.db, actor.userId, phoneNumber)
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'phone_taken', 'This number is linked to another account. Unlink it there first.', {
      cause,
    })
  }
  await notifyOwner(
    services,
    actor,
    'A phone number was linked to your account, and codes sent to it can be used to sign in',
  )
}

/** 409 when it is the only sign-in method. */
export async function removePhone(services: Services, actor: Actor): Promise<void> {
  if (!(await unlinkPhone(services.db, actor.userId))) throw lastMethod()
  await notifyOwner(services, actor, 'The phone number of your account was unlinked')
}

/** 409 when it is the only sign-in method. */
export async function removeWorkspace(services: Services, actor: Actor): Promise<void> {
  if (!(await unlinkSubject(services.db, actor.userId))) throw lastMethod()
  await notifyOwner(services, actor, 'The workspace identity of your account was unlinked')
}
