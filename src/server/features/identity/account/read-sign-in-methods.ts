import type { AuthMethods, SignInMethods } from '../../../../contract/sign-in.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { mailRoute } from '../../notifications/email/enqueue-email.ts'
import { listPasskeys, readMfaRow } from '../second-factor/store.ts'
import { readMfaMethods } from '../second-factor/verify-mfa.ts'
import { readPending } from '../sessions/sessions.ts'
import { readPendingSignUp } from '../sign-up/complete-sign-up.ts'
import { readAccount } from './read-account.ts'

/** `session` and `flow` are the browser's cookies. */
export async function readAuthMethods(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'mail' | 'sms' | 'workspace'>,
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
    secondFactor: pending && (await readMfaMethods(services, pending.userId)),
    pendingSignUp: pendingSignUp && { name: pendingSignUp.name },
  }
}

export async function readSignInMethods(services: Pick<Services, 'db'>, actor: Actor): Promise<SignInMethods> {
  const [user, passkeys, [factors]] = await Promise.all([
    readAccount(services, actor),
    listPasskeys(services.db, actor.userId),
    readMfaRow(services.db, actor.userId),
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
