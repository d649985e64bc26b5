import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../contract/sign-in.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { beginFlow, takeFlow } from './auth-flows.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow } from './store-mfa.ts'

/** Loaded with the first passkey: most people have none. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ECDSA and RSA: what authenticators make. */
const ALGORITHMS = [-8, -7, -257]

/** Where a passkey is good: a name, never an address in figures. 400 where the page has none. */
export interface Site {
  origin: string
  name: string
}

/** The site of a call by its origin, which the guard has checked. */
export function siteOf({ config }: Pick<Services, 'config'>, origin: string | undefined): Site {
  const address = config.appUrl ?? origin
  const url = address ? URL.parse(address) : null
  const isName = url && !/^[\d.]+$|^\[/.test(url.hostname)
  if (!isName) {
    throw new AppError(400, 'no_passkeys_here', 'Passkeys need a name in the address, such as localhost.')
  }
  return { origin: url.origin, name: url.hostname }
}

const refused = (cause?: unknown): AppError =>
  new AppError(400, 'passkey_refused', 'That passkey was not accepted. Please try again.', { cause })

interface Challenge {
  purpose: 'register' | 'sign-in' | 'second-factor'
}

const keepChallenge = (
  services: Pick<Services, 'db' | 'clock'>,
  challenge: string,
  purpose: Challenge['purpose'],
  userId: number | null,
) => beginFlow(services, 'passkey', { data: { purpose }, userId }, challenge)

/** Good once, for what and whom it was made for. */
const challengeTaker =
  (services: Pick<Services, 'db' | 'clock'>, purpose: Challenge['purpose'], userId: number | null) =>
  async (challenge: string): Promise<boolean> => {
    const flow = await takeFlow<Challenge>(services, 'passkey', challenge)
    return flow?.data.purpose === purpose && flow.userId === userId
  }

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
})

/** What a browser needs to make a passkey of an account. */
export async function registrationOptions(
  services: Pick<Services, 'db' | 'clock'>,
  site: Site,
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

/** What is to be kept of a new passkey. 400 for one that was not made here, now and for this account. */
export async function verifyNew(
  services: Pick<Services, 'db' | 'clock'>,
  site: Site,
  userId: number,
  response: PasskeyRegistration,
) {
  const { verifyRegistrationResponse } = await library()
  const verification = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: challengeTaker(services, 'register', userId),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
  }).catch((cause) => {
    throw refused(cause)
  })
  if (!verification.verified) throw refused()
  return verification.registrationInfo
}

/** What a browser needs to show a passkey: any of this site, or one of those given. */
export async function assertionOptions(
  services: Pick<Services, 'db' | 'clock'>,
  site: Site,
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

/** The passkey that was shown. 400 for one that is not ours, was not shown here and now, or is a copy. */
export async function verifyShown(
  services: Pick<Services, 'db' | 'clock'>,
  site: Site,
  purpose: 'sign-in' | 'second-factor',
  userId: number | null,
  response: PasskeyAssertion,
): Promise<PasskeyRow> {
  const row = await findPasskey(services.db, response.id)
  if (!row || (userId !== null && row.userId !== userId)) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challengeTaker(services, purpose, userId),
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
