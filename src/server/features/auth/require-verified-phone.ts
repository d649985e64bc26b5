import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { parsePhone } from './parse-phone.ts'
import { findVerified } from './store-codes.ts'

/** A number with country code that this person has proved to be theirs. Throws a 400 for any other. */
export async function requireVerifiedPhone(
  services: Services,
  userId: number,
  typed: string | null | undefined,
): Promise<string> {
  const number = parsePhone(typed)
  const [found] = await findVerified(services.db, userId, number)
  if (found?.verified) return number
  const text = 'Please verify this phone number first.'
  throw new AppError(400, 'phone_not_verified', text, { fields: { phoneNumber: text } })
}
