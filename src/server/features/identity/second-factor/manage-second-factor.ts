import type { PasskeyRegistration } from '../../../../contract/sign-in.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { notifyOwner } from '../email/account-emails.ts'
import type { Session } from '../sessions/sessions.ts'
import { finishTotp, firstRecoveryCodes, renewRecoveryCodes } from './codes.ts'
import {
  deleteIdleRecoveryCodes,
  deletePasskey,
  deleteTotp,
  insertPasskey,
  listPasskeys,
  readSecondFactorRow,
} from './store.ts'
import { type RelyingParty, registrationOptions, verifyNew } from './webauthn.ts'

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

export async function beginPasskey(services: Uses<'db' | 'clock'>, site: RelyingParty, actor: Actor) {
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
