import { expect, it } from 'vitest'
import { isSameNumber, longNumbersIn } from './long-numbers.ts'

it.each([
  ['Call 0171 2345678.', ['1712345678']],
  ['Call 01712345678.', ['1712345678']],
  ['+49 (0)171/234-5678', ['491712345678']],
  ['(617) 555-0143 or 617.555.0199', ['6175550143', '6175550199']],
  ['DE89 3704 0044 0532 0130 00', ['89370400440532013000']],
  ['It is 10:30, page 34, in 2027.', []],
  ['On 2027-06-05 or 05.06.2027, not 6/5/2027.', []],
  ['I owe $30,000.', []],
  ['000 0000', []],
])('%s has the long numbers %j', (text, numbers) => {
  expect(longNumbersIn(text)).toEqual(numbers)
})

it.each([
  ['1712345678', '491712345678', true],
  ['5550143', '6175550143', true],
  ['1712345678', '1712345679', false],
])('%s and %s are the same number: %s', (one, other, expected) => {
  expect(isSameNumber(one, other)).toBe(expected)
  expect(isSameNumber(other, one)).toBe(expected)
})
