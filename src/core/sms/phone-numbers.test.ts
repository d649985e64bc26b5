import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeError,
  formatPhone,
  formatTyped,
  isPhoneNumber,
  maskPhone,
  phoneError,
  toInternational,
} from './phone-numbers.ts'

describe('parsing a phone number', () => {
  it.each([
    ['+1', false],
    ['+15', true],
    ['12', true],
    ['1', false],
    ['+123456789012345', true],
    ['+1234567890123456', false],
    ['+0123456789', false],
    ['0123456789', false],
    ['+1 (555) 123-4567', true],
    ['+1+5551234567', false],
    ['five', false],
  ])('normalises %s to %s', (typed, is) => {
    expect(isPhoneNumber(typed)).toBe(is)
  })

  it('takes ten digits alone as a US number', () => {
    expect(toInternational('(555) 123-4567')).toBe('+15551234567')
    expect(toInternational('15551234567')).toBe('+15551234567')
    expect(toInternational('+44 7911 123456')).toBe('+447911123456')
    expect(toInternational('')).toBeNull()
  })
})

describe('formatting a phone number', () => {
  it('uses the US format for US numbers', () => {
    expect(formatPhone('5551234567')).toBe('(555) 123-4567')
    expect(formatPhone('+15551234567')).toBe('(555) 123-4567')
    expect(formatPhone('+447911123456')).toBe('+447911123456')
  })

  it('formats while typing and loses no digit', () => {
    expect(['5', '555', '5551', '555123', '5551234', '5551234567'].map(formatTyped)).toEqual([
      '5',
      '555',
      '(555) 1',
      '(555) 123',
      '(555) 123-4',
      '(555) 123-4567',
    ])
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,13}$/), (digits) => {
        expect(formatTyped(digits).replace(/\D/g, '')).toBe(digits)
        expect(formatTyped(formatTyped(digits))).toBe(formatTyped(digits))
      }),
    )
  })

  it('masks all but the last four digits', () => {
    expect(maskPhone('5551234567')).toBe('(•••) •••-4567')
    expect(maskPhone('+447911123456')).toBe('+••••••••3456')
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{4,14}$/), (number) => {
        expect(maskPhone(number).replace(/\D/g, '')).toBe(number.slice(-4))
      }),
    )
  })
})

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
