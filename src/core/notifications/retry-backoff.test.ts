import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RETRY_PAUSES_MS, readRetryAfter, retryPause } from './retry-backoff.ts'

const HOUR = 3_600_000
const { email, push, sms } = RETRY_PAUSES_MS

describe('the pause before a retry', () => {
  it.each([
    [push, 1, 0, 0, 15_000],
    [push, 1, 0, 0.5, 16_500],
    [push, 4, 0, 0, 900_000],
    [push, 5, 0, 0, null],
    [push, 1, 90_000, 0, 90_000],
    [push, 3, 1000, 0, 240_000],
    [push, 1, 2 * HOUR, 0, 2 * HOUR],
    [push, 1, 2 * HOUR + 1, 0, null],
    [push, 5, 60_000, 0, null],
    [email, 9, 0, 0, 1_800_000],
    [email, 10, 0, 0, null],
    [sms, 6, 0, 0, null],
  ])('for %j after %i failures, with Retry-After %i, is %j', (pauses, failures, asked, chance, expected) => {
    expect(retryPause(pauses, failures, asked, chance)).toBe(expected)
  })

  it('is never shorter than requested, and at most a fifth longer than planned', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(email, push, sms),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 2 * HOUR }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (pauses, failures, asked, chance) => {
          const planned = pauses[failures - 1]
          const pause = retryPause(pauses, failures, asked, chance)
          if (planned === undefined) expect(pause).toBeNull()
          else {
            expect(pause).toBeGreaterThanOrEqual(Math.max(asked, planned))
            expect(pause).toBeLessThanOrEqual(Math.max(asked, planned * 1.2 + 1))
          }
        },
      ),
    )
  })
})

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
