import type { CompleteSignUpBody, PhoneSignInBody } from '../../../../contract/sign-in.ts'
import { CODE_TRIES, KNOWN_CODE_TRIES } from '../../../../core/sms/sms-options.ts'
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts'
import { hashNumber } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { refuseHarmful } from '../../safety/crisis.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { findIdByPhone } from '../account/store.ts'
import { type Caller, knownDevice } from '../sessions/known-devices.ts'
import { beginSignUp, requireAdult, signUpVerified } from '../sign-up/sign-up.ts'
import { type CodeRequest, hashCode, sendCode } from './send-code.ts'
import { findAgreedNumbers, findOptedOut, isVerified, saveVerified, tryCode } from './store.ts'

type CodeTry = Pick<CodeRequest, 'purpose' | 'userId' | 'phoneNumber' | 'address' | 'deviceId'> & { code: string }

/** The same 400 whatever is wrong with it. 429 for an address that keeps trying. Known devices have more attempts. */
export async function checkCode(services: Uses<'config' | 'vault' | 'db' | 'clock'>, given: CodeTry) {
  const { phoneNumber, purpose, userId, address, deviceId = null, code } = given
  await limitAttempts(services, 'code tries', deviceId === null ? address : `device ${deviceId}`)
  const tries = deviceId === null ? CODE_TRIES : KNOWN_CODE_TRIES
  const hash = hashCode(services, given, code)
  const now = services.clock.now()
  const tried = await tryCode(services.db, { phoneNumber, purpose, userId, code: hash, now, tries })
  if (tried?.matches) return tried
  const wrong = 'The code you entered is invalid. Please try again.'
  throw new AppError(400, 'invalid_code', wrong, { fields: { code: wrong } })
}

export async function verifyPhone(
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  given: CodeTry & { userId: number },
): Promise<void> {
  const { consentText: wording, createdAt: givenAt } = await checkCode(services, given)
  const { userId, phoneNumber } = given
  const consent = wording === null ? null : { wording, givenAt }
  await saveVerified(services.db, { userId, phoneNumber, verifiedAt: services.clock.now(), consent })
}

/** In E.164; 400 unless this person has verified it. */
export async function requireVerifiedPhone(
  services: Uses<'db'>,
  userId: number,
  typed: string | null | undefined,
): Promise<string> {
  const number = parsePhone(typed)
  if (await isVerified(services.db, userId, number)) return number
  const text = 'Please verify this phone number first.'
  throw new AppError(400, 'phone_not_verified', text, { fields: { phoneNumber: text } })
}

/** Numbers that a person's helpers may text without asking again: verified, agreed to, and not opted out. E.164. */
export async function readyNumbers(
  services: Uses<'db' | 'vault'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string[]> {
  const numbers = (await findAgreedNumbers(services.db, userId)).map(({ phoneNumber }) => phoneNumber)
  const hashes = new Map(numbers.map((number) => [hashNumber(services, number), number]))
  for (const { numberHash } of await findOptedOut(services.db, [...hashes.keys()])) hashes.delete(numberHash)
  return [...hashes.values()]
}

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
