import { randomInt } from 'node:crypto'
import type { NewcomerBody } from '../../../contract/sign-in.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { beginFlow, readFlow, takeFlow } from './auth-flows.ts'
import { limitAttempts } from './limit-attempts.ts'
import { addAccount, requireAdult } from './sign-up.ts'

/** What someone without an account has proved. */
export type Proof = { phoneNumber: string; name: null } | { subject: string; name: string | null }

const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 10

/** A name that nobody has to remember: there is another way in. */
const inventName = (): string =>
  `person-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

/** Keeps what a new person has proved until they have said the rest; gives the identifier of their browser. */
export const welcome = (services: Services, proof: Proof): Promise<string> =>
  beginFlow(services, 'pendingSignUp', { data: proof, userId: null })

/** What this browser has proved and has still to say the rest for. */
export const readNewcomer = async (services: Services, identifier: string | undefined): Promise<Proof | null> =>
  (await readFlow<Proof>(services, 'pendingSignUp', identifier))?.data ?? null

/** Adds the account of a new person by what they proved. 409 when it belongs to an account by now, or the name is taken. */
export async function addNewcomer(
  services: Services,
  address: string,
  proof: Proof,
  { adult, birthDate, ...input }: NewcomerBody,
) {
  requireAdult(services, { adult, birthDate, timeZone: input.timeZone })
  await limitAttempts(services, 'sign-up address', address)
  const way =
    'subject' in proof ? { replitId: proof.subject } : { phoneNumber: proof.phoneNumber, isPhoneVerified: true }
  const displayName = input.displayName ?? proof.name ?? undefined
  return addAccount(services, { ...input, ...way, displayName, username: input.username ?? inventName() })
}

/** The same for whoever has the identifier; it is good until the account is there. 401 when it is too old. */
export async function finishNewcomer(
  services: Services,
  address: string,
  identifier: string | undefined,
  input: NewcomerBody,
) {
  const proof = await readNewcomer(services, identifier)
  if (!proof) throw new AppError(401, 'signed_out', 'That took too long. Please sign in again.')
  const user = await addNewcomer(services, address, proof, input)
  await takeFlow(services, 'pendingSignUp', identifier)
  return user
}
