import { expect, it } from 'vitest'
import { breakerOf, type GuardState, isPaused, refusalOf } from './breaker.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const OPEN: GuardState = { pausedUntil: null, trippedAt: null, trialUntil: null, dailyCalls: 0, monthlyMicros: 0 }
const CEILINGS = { dailyCalls: 10, monthlyMicros: 1000 }

it('is paused until the instant of its end, which it no longer is', () => {
  expect(isPaused({ pausedUntil: '2026-11-20T12:00:00.001Z' }, NOW)).toBe(true)
  expect(isPaused({ pausedUntil: NOW }, NOW)).toBe(false)
  expect(isPaused({ pausedUntil: null }, NOW)).toBe(false)
})

it('opens for a minute, then lets one try', () => {
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
])('tells why a call was refused: %s', (refusal, state) => {
  expect(refusalOf({ ...OPEN, ...state }, CEILINGS, 10, NOW)).toBe(refusal)
})
