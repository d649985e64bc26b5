import { CODE_TRIES, KNOWN_CODE_TRIES } from '../../../../core/sms/sms-options.ts'
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts'
import { hashNumber } from '../../../platform/crypto/keyed-hash.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { type CodeRequest, hashCode } from './send-code.ts'
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
