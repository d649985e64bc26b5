import { expect, it } from 'vitest'
import { dayInWords, shortDate } from './dates.ts'

it('names the day that an instant is in a zone', () => {
  expect(dayInWords('2026-12-01T00:00:00Z', 'UTC')).toBe('December 1')
  expect(dayInWords('2026-12-01T00:00:00Z', 'America/New_York')).toBe('November 30')
  expect(shortDate('2026-11-03T12:00:00Z', 'UTC')).toBe('Nov 3, 2026')
})
