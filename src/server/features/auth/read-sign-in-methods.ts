import type { Ways, WaysIn } from '../../../contract/sign-in.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { mailRoute } from '../notifications/email-route.ts'
import { readNewcomer } from './complete-sign-up.ts'
import { readAccount } from './read-account.ts'
import { readFactors } from './second-factor.ts'
import { readPending } from './sessions.ts'
import { listPasskeys, readFactorRow } from './store-mfa.ts'

/** What a visitor may come in by, and what their browser has begun: `session` and `step` are what its cookies hold. */
export async function readWays(
  services: Services,
  session: string | undefined,
  step: string | undefined,
): Promise<Ways> {
  const [pending, pendingSignUp] = await Promise.all([readPending(services, session), readNewcomer(services, step)])
  return {
    phone: services.sms !== null,
    workspace: services.workspace?.name ?? null,
    mail: mailRoute(services),
    secondFactor: pending && (await readFactors(services, pending.userId)),
    pendingSignUp: pendingSignUp && { name: pendingSignUp.name },
  }
}

/** All that an account lets in by. */
export async function readWaysIn(services: Services, actor: Actor): Promise<WaysIn> {
  const [user, passkeys, [factors]] = await Promise.all([
    readAccount(services, actor),
    listPasskeys(services.db, actor.userId),
    readFactorRow(services.db, actor.userId),
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
