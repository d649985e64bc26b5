import type { CompleteSignUpBody, PhoneSignInBody } from '../../../../contract/sign-in.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { refuseHarmful } from '../../safety/refuse-harmful.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { findIdByPhone } from '../account/store.ts'
import { type Caller, knownDevice } from '../sessions/known-devices.ts'
import { beginSignUp, requireAdult, signUpVerified } from '../sign-up/sign-up.ts'
import { sendCode } from './send-code.ts'
import { checkCode } from './verify-phone.ts'

/** The result is the same with and without an account. */
export async function sendSignInCode(services: Services, caller: Caller, typed: string) {
  const phoneNumber = parsePhone(typed)
  const deviceId = await knownDevice(services, await findIdByPhone(services.db, phoneNumber), caller)
  return sendCode(services, { purpose: 'sign_in', userId: null, phoneNumber, address: caller.address, deviceId })
}

/** The account linked to the phone, or a new person, who completes the sign-up with `identifier`. */
type ByPhone = { user: Account; identifier?: never } | { identifier: string; user?: never }

function requireAcceptable(services: Uses<'clock'>, person: CompleteSignUpBody): void {
  requireAdult(services, person)
  refuseHarmful({ displayName: person.displayName })
}

/** Someone new who confirms their age along with the code gets an account at once. */
export async function signInByPhone(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log'>,
  caller: Caller,
  input: PhoneSignInBody,
): Promise<ByPhone> {
  const { phoneNumber: typed, code, ...person } = input
  const phoneNumber = parsePhone(typed)
  const { address } = caller
  const isComplete = Boolean(person.adult || person.birthDate)
  // Before the code is used up, and for any number: who has an account stays unknown.
  if (isComplete) requireAcceptable(services, person)
  const userId = await findIdByPhone(services.db, phoneNumber)
  const deviceId = await knownDevice(services, userId, caller)
  await checkCode(services, { purpose: 'sign_in', userId: null, phoneNumber, address, deviceId, code })
  if (userId !== undefined) return { user: await readAccount(services, { userId }) }
  const identity = { phoneNumber, name: null }
  if (!isComplete) return { identifier: await beginSignUp(services, identity) }
  return { user: await signUpVerified(services, address, identity, person) }
}
