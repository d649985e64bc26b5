import { expect, it } from 'vitest'
import { breakerOf, type GuardState, isPaused, refusalOf } from './ceilings.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const OPEN: GuardState = { pausedUntil: null, trippedAt: null, trialUntil: null, dailyCalls: 0, monthlyMicros: 0 }
const CEILINGS = { dailyCalls: 10, monthlyMicros: 1000 }

it('is paused up to, but not including, the end of the pause', () => {
  expect(isPaused({ pausedUntil: '2026-11-20T12:00:00.001Z' }, NOW)).toBe(true)
  expect(isPaused({ pausedUntil: NOW }, NOW)).toBe(false)
  expect(isPaused({ pausedUntil: null }, NOW)).toBe(false)
})

it('opens for a minute, then allows one trial', () => {
  expect(breakerOf({ trippedAt: null }, NOW)).toBe('closed')
  expect(breakerOf({ trippedAt: '2026-11-20T11:59:00.001Z' }, NOW)).toBe('open')
  expect(breakerOf({ trippedAt: '2026-11-20T11:59:00.000Z' }, NOW)).toBe('half_open')
})

it.each([
  ['paused', { pausedUntil: '2026-11-20T13:00:00Z', trippedAt: NOW }],
  ['tripped', { trippedAt: NOW, dailyCalls: 10 }],
  ['daily_calls', { dailyCalls: 10, monthlyMicros: 1000 }],
  ['monthly_cost', { dailyCalls: 9, monthlyMicros: 991 }],
  ['fair_use', { dailyCalls: 9, monthlyMicros: 990 }],
])('gives the reason for a refused call: %s', (refusal, state) => {
  expect(refusalOf({ ...OPEN, ...state }, CEILINGS, 10, NOW)).toBe(refusal)
})
