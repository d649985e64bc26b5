import { plainCode } from '../text/plain-code.ts'
import { isPhoneNumber } from './phone-numbers.ts'
import { CODE_DIGITS } from './sms-options.ts'

export function phoneError(typed: string): string | null {
  if (typed.trim() === '') return 'Phone number is required'
  return isPhoneNumber(typed) ? null : 'Please enter a valid phone number'
}

export function codeError(typed: string): string | null {
  if (typed.trim() === '') return 'Verification code is required'
  return plainCode(typed).length === CODE_DIGITS ? null : 'Verification code must be 6 digits'
}
