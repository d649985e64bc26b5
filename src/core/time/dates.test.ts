import { expect, it } from 'vitest'
import { clockTime, dateAndTime, shortDate } from './dates.ts'

it.each([
  ['2026-12-01T00:00:00Z', 'UTC', 'Dec 1, 2026', '12:00 AM'],
  ['2026-12-01T00:00:00Z', 'America/New_York', 'Nov 30, 2026', '7:00 PM'],
  ['2026-11-03T12:05:00Z', 'UTC', 'Nov 3, 2026', '12:05 PM'],
])('formats %s in %s', (instant, zone, date, time) => {
  expect(shortDate(instant, zone)).toBe(date)
  expect(clockTime(instant, zone)).toBe(time)
  expect(dateAndTime(instant, zone)).toBe(`${date} at ${time}`)
})
