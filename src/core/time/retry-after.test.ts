import { expect, it } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-11-18T17:00:00Z')
it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Wed, 18 Nov 2026 17:01:30 GMT', 90_000],
  ['Wed, 18 Nov 2026 16:00:00 GMT', 0],
  ['soon', null],
  ['Wednesday, 18-Nov-26 17:01:30 GMT', 90_000],
  ['Wed Nov 18 17:01:30 2026', 90_000],
  ['-5', null],
  ['1.5', null],
  ['0x10', null],
  ['1e3', null],
  ['', null],
  ['99999999999999999999', null],
])('parses %j', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected)
})
