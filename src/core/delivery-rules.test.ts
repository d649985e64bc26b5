import { describe, expect, it } from 'vitest'
import { canSlowDown } from './delivery-rules.ts'

describe('a rest of a week slows down', () => {
  it.each([
    ['daily', 'daily', null, null, true],
    ['on weekdays', 'weekdays', null, null, true],
    ['on two days', 'custom', [1, 4], null, true],
    ['twice on one day', 'custom', [1], ['09:00', '18:00'], true],
    ['once on one day', 'custom', [1], ['09:00'], false],
    ['in the slot of one day', 'custom', [1], null, false],
    ['weekly', 'weekly', null, null, false],
  ] as const)('who writes %s: %s %j %j %s', (_, frequency, customDays, customTimes, slows) => {
    expect(canSlowDown({ frequency, customDays, customTimes })).toBe(slows)
  })
})
