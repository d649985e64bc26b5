import { toInternational } from '../../../core/sms/phone-numbers.ts'
import { loadLazily } from '../../platform/async/without-blocking.ts'
import { AppError } from '../../platform/errors/errors.ts'

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
