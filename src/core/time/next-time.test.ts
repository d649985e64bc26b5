import { expect, it } from 'vitest'
import { dayOrTimeAhead, timeAhead } from './next-time.ts'

const NOW = new Date('2026-11-20T23:30:00Z')

it.each([
  ['2026-11-20T23:59:00Z', 'UTC', 'today, 11:59 PM'],
  ['2026-11-21T09:12:00Z', 'UTC', 'tomorrow, 9:12 AM'],
  ['2026-11-21T00:30:00Z', 'America/New_York', 'today, 7:30 PM'],
  ['2026-11-26T09:00:00Z', 'UTC', 'Thursday, 9:00 AM'],
  ['2026-11-27T09:00:00Z', 'UTC', 'Nov 27, 2026, 9:00 AM'],
  ['2026-11-20T23:29:00Z', 'UTC', 'today, 11:29 PM'],
])('%s in %s is %s', (instant, timeZone, words) => {
  expect(timeAhead(instant, NOW, timeZone)).toBe(words)
})

it.each([
  ['2026-11-20T23:59:00Z', '11:59 PM'],
  ['2026-11-21T23:30:00Z', 'tomorrow'],
  ['2026-11-22T09:00:00Z', 'Sunday'],
])('%s is %s', (instant, words) => {
  expect(dayOrTimeAhead(instant, NOW, 'UTC')).toBe(words)
})
