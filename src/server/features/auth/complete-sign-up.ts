import { randomInt } from 'node:crypto'
import type { CompleteSignUpBody } from '../../../contract/sign-in.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { beginFlow, readFlow, takeFlow } from './auth-flows.ts'
import { limitAttempts } from './limit-attempts.ts'
import { addAccount, requireAdult } from './sign-up.ts'

/** What someone without an account has proved. */
export type VerifiedIdentity = { phoneNumber: string; name: null } | { subject: string; name: string | null }

const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 10

/** A name that nobody has to remember: there is another sign-in method. */
const inventName = (): string =>
  `person-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

/** Keeps what a new person has proved until they have said the rest; gives the identifier of their browser. */
export const beginSignUp = (services: Pick<Services, 'db' | 'clock'>, identity: VerifiedIdentity): Promise<string> =>
  beginFlow(services, 'pendingSignUp', { data: identity, userId: null })

/** What this browser has proved and has still to say the rest for. */
export const readPendingSignUp = async (
  services: Pick<Services, 'db' | 'clock'>,
  identifier: string | undefined,
): Promise<VerifiedIdentity | null> =>
  (await readFlow<VerifiedIdentity>(services, 'pendingSignUp', identifier))?.data ?? null

/** Adds the account of a new person by what they proved. 409 when it belongs to an account by now, or the name is taken. */
export async function signUpVerified(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'log'>,
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

/** The same by the identifier; it is good until the account is there. 401 when it is too old. */
export async function completeSignUp(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'log'>,
  address: string,
  identifier: string | undefined,
  input: CompleteSignUpBody,
) {
  const identity = await readPendingSignUp(services, identifier)
  if (!identity) throw new AppError(401, 'signed_out', 'That took too long. Please sign in again.')
  const user = await signUpVerified(services, address, identity, input)
  await takeFlow(services, 'pendingSignUp', identifier)
  return user
}
