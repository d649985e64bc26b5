import { toInternational } from '../../../../core/sms/phone-numbers.ts'
import { CODE_TRIES, KNOWN_CODE_TRIES } from '../../../../core/sms/sms-options.ts'
import { loadLazily } from '../../../platform/async/load-lazily.ts'
import { hashNumber } from '../../../platform/crypto/keyed-hash.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { limitAttempts } from '../attempts/limit-attempts.ts'
import { type CodeRequest, hashCode } from './send-code.ts'
import { findAgreedNumbers, findOptedOut, isVerified, saveVerified, tryCode } from './store.ts'

const library = loadLazily<typeof import('libphonenumber-js/min')>('libphonenumber-js/min')

/** The form of North American area codes; those in use change more often than the library. */
const NORTH_AMERICAN = /^\+1[2-9]\d{9}$/

/** Parses a typed number to E.164 (`+15551234567`). Throws a 400 if it is impossible. */
export function parsePhone(typed: string | null | undefined): string {
  const number = typed ? toInternational(typed) : null
  const known = number ? library().parsePhoneNumberFromString(number) : undefined
  if (known?.isPossible() && (known.isValid() || NORTH_AMERICAN.test(known.number))) return known.number
  const text = typed?.trim() ? 'Please enter a valid phone number' : 'Phone number is required'
  throw new AppError(400, 'invalid_input', text, { fields: { phoneNumber: text } })
}

type CodeTry = Pick<CodeRequest, 'purpose' | 'userId' | 'phoneNumber' | 'address' | 'deviceId'> & { code: string }

/** The same 400 whatever is wrong with it. 429 for an address that keeps trying. Known devices have more attempts. */
export async function checkCode(services: Uses<'config' | 'secrets' | 'db' | 'clock'>, given: CodeTry) {
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
  services: Uses<'config' | 'secrets' | 'db' | 'clock'>,
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
  services: Uses<'db' | 'secrets'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string[]> {
  const numbers = (await findAgreedNumbers(services.db, userId)).map(({ phoneNumber }) => phoneNumber)
  const hashes = new Map(numbers.map((number) => [hashNumber(services, number), number]))
  for (const { numberHash } of await findOptedOut(services.db, [...hashes.keys()])) hashes.delete(numberHash)
  return [...hashes.values()]
}
