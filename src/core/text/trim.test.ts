import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimMarks, trimMarksEnd, truncate } from './trim.ts'

describe('truncate', () => {
  it.each([
    ['Walk the dog', 13],
    ['Walk the dog', 12],
    ['  Walk the dog  ', 16],
    ['🌞🌞🌞', 3],
    ['🌞', 1],
    ['👨‍👩‍👧🇺🇸', 2],
    ['', 1],
    ['', 0],
  ])('keeps %j within %i characters', (text, length) => {
    expect(truncate(text, length)).toBe(text)
  })

  it.each([
    ['Walk the dog', 11, 'Walk the d…'],
    ['Walk the dog', 9, 'Walk the…'],
    ['Walk the dog', 2, 'W…'],
    ['Walk the dog', 1, '…'],
    ['🌞🌞🌞', 2, '🌞…'],
    ['👨‍👩‍👧 at home', 3, '👨‍👩‍👧…'],
    ['🇺🇸🇫🇷🇺🇸', 2, '🇺🇸…'],
    ['Cafe\u0301 time', 5, 'Cafe\u0301…'],
    ['Sun 🌞🌞 and rain', 7, 'Sun 🌞🌞…'],
    ['Sun 🌞🌞 and rain', 6, 'Sun 🌞…'],
    ['  Walk the dog', 7, '  Walk…'],
    ['Walk the dog  ', 13, 'Walk the dog…'],
  ])('cuts %j to %i characters, ellipsis included', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut)
  })

  it.each([
    ['Walk the dog', 10, 'Walk the…'],
    ['Walk   the dog', 8, 'Walk…'],
    ['Milk,\n\nthen eggs', 8, 'Milk,…'],
    ['   Walk', 3, '…'],
  ])('leaves no space before the ellipsis in %j', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut)
  })

  it('uses the full length when there are no spaces, and splits no character', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '日', '🌞', '👍', '𝒙'), { maxLength: 40 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 45 }), (characters, length) => {
        const whole = characters.join('')
        const cut = truncate(whole, length)
        if (characters.length <= length) expect(cut).toBe(whole)
        else expect([...cut]).toEqual([...characters.slice(0, length - 1), '…'])
      }),
    )
  })
})

it('trims spaces and punctuation from both ends only', () => {
  expect(trimMarks(' ,“well, then”!\n', ',“”!')).toBe('well, then')
  expect(trimMarksEnd('- no. …! ', '.…!')).toBe('- no')
  expect(trimMarks(' .!', '.!')).toBe('')
  expect(trimMarks('', '.')).toBe('')
  expect(trimMarks('plain', '.')).toBe('plain')
})
