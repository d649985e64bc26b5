import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, formatTyped, isPhoneNumber, maskPhone, toInternational } from './phone-numbers.ts'

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
