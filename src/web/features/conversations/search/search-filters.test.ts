import { expect, it } from 'vitest'
import { startOfDay } from './search-filters.tsx'

it.each([
  ['2026-11-20', 'UTC', 0, '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'America/New_York', 0, '2026-11-20T05:00:00.000Z'],
  ['2026-11-20', 'America/New_York', 1, '2026-11-21T05:00:00.000Z'],
  ['2026-11-20', 'Asia/Tokyo', 0, '2026-11-19T15:00:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', 0, '2026-11-19T10:00:00.000Z'],
  // Clocks go back on 1 November, and forward on 8 March.
  ['2026-11-01', 'America/New_York', 0, '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', 1, '2026-11-02T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', 1, '2026-03-09T04:00:00.000Z'],
])('%s in %s, plus %i days, begins at %s', (date, timeZone, days, instant) => {
  expect(startOfDay(date, timeZone, days)).toBe(instant)
})
