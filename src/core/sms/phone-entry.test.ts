import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeError, phoneError } from './phone-entry.ts'

describe('entering a phone number', () => {
  it.each(['', ' ', '\t \n'])('reports a missing number for %j', (typed) => {
    expect(phoneError(typed)).toBe('Phone number is required')
  })

  it.each(['1', 'my number', '0123456789', '()', '+', '555 123 4567 x2', '+1234567890123456'])(
    'rejects %j',
    (typed) => {
      expect(phoneError(typed)).toBe('Please enter a valid phone number')
    },
  )

  it.each(['5551234567', '(555) 123-4567', '+1 555 123 4567', ' 555.123.4567 ', '+44 7911 123456', '+123456789012345'])(
    'accepts common notations: %j',
    (typed) => {
      expect(phoneError(typed)).toBeNull()
    },
  )
})

describe('entering a code', () => {
  it.each(['', ' ', '      ', '\t\n'])('reports a missing code for %j', (typed) => {
    expect(codeError(typed)).toBe('Verification code is required')
  })

  it.each(['1', '12345', ' 12345', '12345 ', '1234567', '123456 7'])('rejects %j', (typed) => {
    expect(codeError(typed)).toBe('Verification code must be 6 digits')
  })

  it.each(['123456', '000000', ' 123456', '123456 ', '  123456\n'])('accepts spaces around it: %j', (typed) => {
    expect(codeError(typed)).toBeNull()
  })

  it('accepts exactly six digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
        expect(codeError(digits) === null).toBe(digits.length === 6)
      }),
    )
  })
})
