import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../../contract/sign-in.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { beginFlow, consumeFlow } from '../sessions/auth-flows.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow } from './store.ts'

/** Loaded with the first passkey: most people have none. */
const library = () => import('@simplewebauthn/server')

/** The algorithms authenticators use: EdDSA, ECDSA and RSA. */
const ALGORITHMS = [-8, -7, -257]

export interface RelyingParty {
  origin: string
  /** The relying party id: a host name, never an IP address. */
  name: string
}

/** The guard has checked the Origin. 400 if its host is an IP address. */
export function relyingPartyOf({ config }: Uses<'config'>, origin: string | undefined): RelyingParty {
  const address = config.appUrl ?? origin
  const url = address ? URL.parse(address) : null
  const isName = url && !/^[\d.]+$|^\[/.test(url.hostname)
  if (!isName) {
    throw new AppError(400, 'no_passkeys_here', 'Passkeys need a host name, such as localhost.')
  }
  return { origin: url.origin, name: url.hostname }
}

const refused = (cause?: unknown): AppError =>
  new AppError(400, 'passkey_refused', 'That passkey was not accepted. Please try again.', { cause })

interface Challenge {
  purpose: 'register' | 'sign-in' | 'second-factor'
}

const keepChallenge = (
  services: Uses<'db' | 'clock'>,
  challenge: string,
  purpose: Challenge['purpose'],
  userId: number | null,
) => beginFlow(services, 'passkey', { data: { purpose }, userId }, challenge)

/** A challenge is valid once, for its purpose and account. */
const challengeConsumer =
  (services: Uses<'db' | 'clock'>, purpose: Challenge['purpose'], userId: number | null) =>
  async (challenge: string): Promise<boolean> => {
    const flow = await consumeFlow<Challenge>(services, 'passkey', challenge)
    return flow?.data.purpose === purpose && flow.userId === userId
  }

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
})

export async function registrationOptions(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  person: { userId: number; username: string },
  known: readonly PasskeyRow[],
) {
  const options = await (await library()).generateRegistrationOptions({
    rpName: 'Coterie',
    rpID: site.name,
    userName: person.username,
    userID: new TextEncoder().encode(`coterie-${person.userId}`),
    excludeCredentials: known.map(described),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(services, options.challenge, 'register', person.userId)
  return options
}

/** Returns what to store. 400 unless it was made here, now, for this account. */
export async function verifyNew(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  userId: number,
  response: PasskeyRegistration,
) {
  const { verifyRegistrationResponse } = await library()
  const verification = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: challengeConsumer(services, 'register', userId),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
  }).catch((cause) => {
    throw refused(cause)
  })
  if (!verification.verified) throw refused()
  return verification.registrationInfo
}

/** For any passkey of this site, or one of those given. */
export async function assertionOptions(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  purpose: 'sign-in' | 'second-factor',
  userId: number | null,
  known: readonly PasskeyRow[],
) {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: site.name,
    userVerification: 'required',
    ...(known.length > 0 ? { allowCredentials: known.map(described) } : {}),
  })
  await keepChallenge(services, options.challenge, purpose, userId)
  return options
}

/** 400 if it is unknown, not used here and now, or a copy. */
export async function verifyShown(
  services: Uses<'db' | 'clock'>,
  site: RelyingParty,
  purpose: 'sign-in' | 'second-factor',
  userId: number | null,
  response: PasskeyAssertion,
): Promise<PasskeyRow> {
  const row = await findPasskey(services.db, response.id)
  if (!row || (userId !== null && row.userId !== userId)) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challengeConsumer(services, purpose, userId),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    credential: { id: row.credentialId, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
  }).catch((cause) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  const { newCounter } = authenticationInfo
  if (!(await notePasskeyUse(services.db, row.id, newCounter, services.clock.now()))) throw refused()
  return row
}
