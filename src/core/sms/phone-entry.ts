import { isPhoneNumber } from './phone-numbers.ts'
import { CODE_DIGITS } from './sms-options.ts'

/** What is wrong with a number as it was typed; null: nothing that can be seen here. */
export function phoneError(typed: string): string | null {
  if (typed.trim() === '') return 'Phone number is required'
  return isPhoneNumber(typed) ? null : 'Please enter a valid phone number'
}

/** The same of a code. */
export function codeError(typed: string): string | null {
  if (typed.trim() === '') return 'Verification code is required'
  return typed.trim().length === CODE_DIGITS ? null : 'Verification code must be 6 digits'
}
