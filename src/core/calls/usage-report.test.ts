import { expect, it } from 'vitest'
import { percentOf, usageReport } from './usage-report.ts'

const FIGURES = {
  dailyCalls: 809,
  dailyLimit: 1000,
  monthlyMicros: 12_345_678,
  monthlyLimitMicros: 50_000_000,
  consecutiveFailures: 2,
  paused: false,
  note: '',
  unmetered: { calls: 0, micros: 0 },
  assumedPrice: null,
}

it('prints each figure on its own line', () => {
  expect(usageReport(FIGURES).split('\n')).toEqual([
    'Daily calls: 809/1000 (80%)',
    'Monthly cost: $12.35/$50.00 (24%)',
    'Consecutive failures: 2',
    'System status: ACTIVE',
  ])
})

it('prints PAUSED only during a pause', () => {
  const [, , , paused] = usageReport({ ...FIGURES, paused: true, note: 'until noon' }).split('\n')
  expect(paused).toBe('System status: PAUSED (until noon)')
})

it('treats a limit of zero as used up', () => {
  expect(percentOf(0, 0)).toBe(100)
  expect(percentOf(1, 3)).toBe(33.3)
})

it('explains how failed calls and unknown prices affect the cost', () => {
  const unmetered = { calls: 3, micros: 180_900 }
  const assumedPrice = { inputUsd: 15, outputUsd: 75 }
  expect(
    usageReport({ ...FIGURES, unmetered, assumedPrice })
      .split('\n')
      .slice(4),
  ).toEqual([
    'Included above: $0.18 for 3 calls without a token count from the provider, counted at the most that can have been billed',
    'Price of this model: unknown, so $15.00 in and $75.00 out for a million tokens are assumed until you set it',
  ])
})
