import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THROTTLE, type ThrottleRule, waitInWords } from './throttle.ts'

const DAY = 24 * 3600

/** Attempts that a tireless guesser gets within a period. */
function triesWithin({ free, seconds }: ThrottleRule, time: number): number {
  let tries = free
  for (let at = 0; ; tries += 1) {
    at += seconds[Math.min(tries - free, seconds.length - 1)] ?? 0
    if (at > time) return tries
  }
}

describe('waits after wrong attempts', () => {
  it.each(Object.entries(THROTTLE))('never shrink, and never exceed a few hours: %s', (_name, { seconds }) => {
    expect([...seconds].sort((a, b) => a - b)).toEqual([...seconds])
    expect(seconds[0]).toBeGreaterThan(0)
    expect(seconds.at(-1)).toBeLessThanOrEqual(4 * 3600)
  })

  it('allow an attacker with many machines about two dozen passwords a day', () => {
    expect(triesWithin(THROTTLE.passwordAnywhere, DAY)).toBeLessThan(55)
    expect(triesWithin(THROTTLE.passwordAnywhere, 365 * DAY)).toBeLessThan(9000)
    expect(triesWithin(THROTTLE.passwordHere, DAY)).toBeLessThan(115)
  })

  it('give an attacker who knows the password a 3% chance per year to guess a second factor', () => {
    // Of a million possible codes, three are valid at any time.
    expect(triesWithin(THROTTLE.secondFactor, 365 * DAY) * 3e-6).toBeLessThan(0.03)
  })

  it('allow at most seven emails an hour and a day', () => {
    expect(triesWithin(THROTTLE.email, 3600)).toBeLessThanOrEqual(7)
    expect(triesWithin(THROTTLE.email, 30 * DAY) / 30).toBeLessThan(7)
  })
})

describe('waitInWords', () => {
  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [900, '15 minutes'],
    [3600, '60 minutes'],
    [5401, '2 hours'],
    [14_400, '4 hours'],
  ])('describes %i seconds as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words)
  })

  it('never states less than the wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seconds) => {
        const [, count = '', unit = ''] = /^(\d+) (second|minute|hour)s?$/.exec(waitInWords(seconds)) ?? []
        const size = { second: 1, minute: 60, hour: 3600 }[unit] ?? 0
        expect(Number(count) * size).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })
})
