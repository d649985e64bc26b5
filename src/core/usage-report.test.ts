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
}

it('says each figure on a line of its own', () => {
  expect(usageReport(FIGURES).split('\n')).toEqual([
    'Daily calls: 809/1000 (80%)',
    'Monthly cost: $12.35/$50.00 (24%)',
    'Consecutive failures: 2',
    'System status: ACTIVE',
  ])
})

it('says PAUSED only while it is', () => {
  const [, , , paused] = usageReport({ ...FIGURES, paused: true, note: 'until noon' }).split('\n')
  expect(paused).toBe('System status: PAUSED (until noon)')
})

it('takes a limit of nothing for used up', () => {
  expect(percentOf(0, 0)).toBe(100)
  expect(percentOf(1, 3)).toBe(33.3)
})
