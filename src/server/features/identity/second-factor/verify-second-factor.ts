import type { PasskeyAssertion, PasskeyRegistration, SecondFactor } from '../../../../contract/sign-in.ts'
import { forgetGuesses, type Guess, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readAccount, readDataKey } from '../account/read-account.ts'
import { notifyOwner } from '../email/account-emails.ts'
import { type Caller, knownDevice } from '../sessions/known-devices.ts'
import { readPending, type Session } from '../sessions/sessions.ts'
import { consumeRecoveryCode, consumeTotp, finishTotp, firstRecoveryCodes, renewRecoveryCodes } from './codes.ts'
import {
  deleteIdleRecoveryCodes,
  deletePasskey,
  deleteTotp,
  insertPasskey,
  listPasskeys,
  readSecondFactorRow,
} from './store.ts'
import { assertionOptions, type RelyingParty, registrationOptions, verifyNew, verifyShown } from './webauthn.ts'

type Checking = Uses<'db' | 'clock'>

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
async function pendingUser(services: Checking, identifier: string | undefined): Promise<number> {
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
  services: Checking,
  site: RelyingParty,
  identifier: string | undefined,
) {
  const userId = await pendingUser(services, identifier)
  return assertionOptions(services, site, 'second-factor', userId, await listPasskeys(services.db, userId))
}

export async function verifySecondFactorPasskey(
  services: Checking,
  site: RelyingParty,
  identifier: string | undefined,
  response: PasskeyAssertion,
) {
  const userId = await pendingUser(services, identifier)
  await verifyShown(services, site, 'second-factor', userId, response)
  return readAccount(services, { userId })
}

/** A passkey counts as both factors. */
export async function signInWithPasskey(services: Checking, site: RelyingParty, response: PasskeyAssertion) {
  const { userId } = await verifyShown(services, site, 'sign-in', null, response)
  return readAccount(services, { userId })
}

const MOST_PASSKEYS = 20

export async function turnOnTotp(services: Services, session: Session, code: string): Promise<string[] | null> {
  const codes = await finishTotp(services, session, code)
  await notifyOwner(services, session.actor, 'An authenticator app was added to your account')
  return codes
}

export async function removeTotp(services: Services, actor: Actor): Promise<void> {
  await deleteTotp(services.db, actor.userId)
  await deleteIdleRecoveryCodes(services.db, actor.userId)
  await notifyOwner(services, actor, 'The authenticator app of your account was removed')
}

/** 409 without a second factor. */
export async function renewCodes(services: Uses<'vault' | 'db'>, actor: Actor): Promise<string[]> {
  const [row] = await readSecondFactorRow(services.db, actor.userId)
  if (!row || (!row.totp && row.passkeys === 0)) {
    throw new AppError(409, 'no_second_factor', 'Add an authenticator app or a passkey first.')
  }
  return renewRecoveryCodes(services, actor.userId)
}

export async function beginPasskey(services: Checking, site: RelyingParty, actor: Actor) {
  return registrationOptions(services, site, actor, await listPasskeys(services.db, actor.userId))
}

/** Returns recovery codes if the person had none. 409 if there are too many. */
export async function addPasskey(
  services: Services,
  site: RelyingParty,
  actor: Actor,
  device: string,
  response: PasskeyRegistration,
): Promise<string[] | null> {
  const { credential, credentialBackedUp } = await verifyNew(services, site, actor.userId, response)
  const row = {
    userId: actor.userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isBackedUp: credentialBackedUp,
    device,
    createdAt: services.clock.now(),
  }
  if (!(await insertPasskey(services.db, row, MOST_PASSKEYS))) {
    throw new AppError(409, 'passkey_not_added', `That passkey is already in use, or you have ${MOST_PASSKEYS}.`)
  }
  await notifyOwner(services, actor, `A passkey was added to your account, with ${device}`)
  return firstRecoveryCodes(services, actor.userId)
}

/** 404 when it is not theirs. */
export async function removePasskey(services: Services, actor: Actor, id: number): Promise<void> {
  if (!(await deletePasskey(services.db, actor.userId, id))) throw notFound('Passkey')
  await deleteIdleRecoveryCodes(services.db, actor.userId)
  await notifyOwner(services, actor, 'A passkey of your account was removed')
}
