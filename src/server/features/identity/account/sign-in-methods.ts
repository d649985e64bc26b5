import type { AuthMethods, SignInMethods } from '../../../../contract/sign-in.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { mailRoute } from '../../notifications/email/email-outbox.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { notifyOwner } from '../email/account-emails.ts'
import { sendCode } from '../phone/send-code.ts'
import { checkCode } from '../phone/verify-phone.ts'
import { listPasskeys, readSecondFactorRow } from '../second-factor/store.ts'
import { readSecondFactors } from '../second-factor/verify-second-factor.ts'
import { readPending } from '../sessions/sessions.ts'
import { readPendingSignUp } from '../sign-up/sign-up.ts'
import { readAccount } from './read-account.ts'
import { linkPhone, unlinkPhone, unlinkSubject } from './store.ts'

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
