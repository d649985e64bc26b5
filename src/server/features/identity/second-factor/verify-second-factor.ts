import type { PasskeyAssertion, SecondFactor } from '../../../../contract/sign-in.ts'
import { forgetGuesses, type Guess, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { readAccount, readDataKey } from '../account/read-account.ts'
import { type Caller, knownDevice } from '../sessions/known-devices.ts'
import { readPending } from '../sessions/sessions.ts'
import { consumeRecoveryCode, consumeTotp } from './codes.ts'
import { listPasskeys, readSecondFactorRow } from './store.ts'
import { assertionOptions, type RelyingParty, verifyShown } from './webauthn.ts'

const TOTP_CODE = /^\d{6}$/

/** The second factors of two-factor authentication. Empty if the first factor is enough. */
export async function readSecondFactors(services: Uses<'db'>, userId: number): Promise<SecondFactor[]> {
  const [row] = await readSecondFactorRow(services.db, userId)
  if (!row || (!row.totp && row.passkeys === 0)) return []
  return [
    ...(row.totp ? (['totp'] as const) : []),
    ...(row.passkeys > 0 ? (['passkey'] as const) : []),
    ...(row.recovery > 0 ? (['recovery'] as const) : []),
  ]
}

export const pendingEnded = (): AppError => new AppError(401, 'signed_out', 'That took too long. Please sign in again.')

/** 401 if there is none. */
async function pendingUser(services: Uses<'db' | 'clock'>, identifier: string | undefined): Promise<number> {
  const pending = await readPending(services, identifier)
  if (!pending) throw pendingEnded()
  return pending.userId
}

/** Attempts are limited per account, with extra ones for known devices. 401: wrong code. 429: too many attempts. */
export async function verifySecondFactorCode(
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  caller: Caller,
  identifier: string | undefined,
  code: string,
) {
  const userId = await pendingUser(services, identifier)
  const device = await knownDevice(services, userId, caller)
  const guess: Guess =
    device === null
      ? { kind: 'second factor anywhere', who: String(userId) }
      : { kind: 'second factor device', who: String(device) }
  await slowGuess(services, guess)
  const typed = code.replaceAll(' ', '')
  const isRight = TOTP_CODE.test(typed)
    ? await consumeTotp(services, userId, await readDataKey(services, userId), typed)
    : await consumeRecoveryCode(services, userId, typed)
  if (!isRight) {
    const wrong = 'That code is not right, or has already been used.'
    throw new AppError(401, 'wrong_code', wrong, { fields: { code: wrong } })
  }
  await forgetGuesses(services, guess)
  return readAccount(services, { userId })
}

export async function secondFactorPasskeyOptions(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  identifier: string | undefined,
) {
  const userId = await pendingUser(services, identifier)
  return assertionOptions(services, site, 'second-factor', userId, await listPasskeys(services.db, userId))
}

export async function verifySecondFactorPasskey(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  identifier: string | undefined,
  response: PasskeyAssertion,
) {
  const userId = await pendingUser(services, identifier)
  await verifyShown(services, site, 'second-factor', userId, response)
  return readAccount(services, { userId })
}

/** A passkey counts as both factors. */
export async function signInWithPasskey(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  response: PasskeyAssertion,
) {
  const { userId } = await verifyShown(services, site, 'sign-in', null, response)
  return readAccount(services, { userId })
}
