import { randomInt } from 'node:crypto'
import type { CompleteSignUpBody } from '../../../../contract/sign-in.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { limitAttempts } from '../attempts/limit-attempts.ts'
import { beginFlow, consumeFlow, readFlow } from '../sessions/auth-flows.ts'
import { addAccount, requireAdult } from './sign-up.ts'

/** What someone without an account has verified. */
type VerifiedIdentity = { phoneNumber: string; name: null } | { subject: string; name: string | null }

const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 10

/** A generated username, which nobody needs to remember: there is another sign-in method. */
const inventName = (): string =>
  `person-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

/** Returns the flow's identifier. */
export const beginSignUp = (services: Uses<'db' | 'clock'>, identity: VerifiedIdentity): Promise<string> =>
  beginFlow(services, 'pendingSignUp', { data: identity, userId: null })

export const readPendingSignUp = async (
  services: Uses<'db' | 'clock'>,
  identifier: string | undefined,
): Promise<VerifiedIdentity | null> =>
  (await readFlow<VerifiedIdentity>(services, 'pendingSignUp', identifier))?.data ?? null

/** 409 if its sign-in method or username is taken by now. */
export async function signUpVerified(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log' | 'secrets'>,
  address: string,
  identity: VerifiedIdentity,
  { adult, birthDate, ...input }: CompleteSignUpBody,
) {
  requireAdult(services, { adult, birthDate, timeZone: input.timeZone })
  await limitAttempts(services, 'sign-up address', address)
  const method =
    'subject' in identity
      ? { replitId: identity.subject }
      : { phoneNumber: identity.phoneNumber, isPhoneVerified: true }
  const displayName = input.displayName ?? identity.name ?? undefined
  return addAccount(services, { ...input, ...method, displayName, username: input.username ?? inventName() })
}

/** The flow's identifier is valid until the account exists. 401 when it expired. */
export async function completeSignUp(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log' | 'secrets'>,
  address: string,
  identifier: string | undefined,
  input: CompleteSignUpBody,
) {
  const identity = await readPendingSignUp(services, identifier)
  if (!identity) throw new AppError(401, 'signed_out', 'That took too long. Please sign in again.')
  const user = await signUpVerified(services, address, identity, input)
  await consumeFlow(services, 'pendingSignUp', identifier)
  return user
}
