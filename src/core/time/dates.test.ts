import { expect, it } from 'vitest'
import { clockTime, dateAndTime, knownZone, shortDate } from './dates.ts'

it.each([
  ['2026-12-01T00:00:00Z', 'UTC', 'Dec 1, 2026', '12:00 AM'],
  ['2026-12-01T00:00:00Z', 'America/New_York', 'Nov 30, 2026', '7:00 PM'],
  ['2026-11-03T12:05:00Z', 'UTC', 'Nov 3, 2026', '12:05 PM'],
])('formats %s in %s', (instant, zone, date, time) => {
  expect(shortDate(instant, zone)).toBe(date)
  expect(clockTime(instant, zone)).toBe(time)
  expect(dateAndTime(instant, zone)).toBe(`${date} at ${time}`)
})

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('%s becomes %s', (zone, known) => {
  expect(knownZone(zone)).toBe(known)
})

it('shows a date in UTC where the zone is unknown', () => {
  expect(dateAndTime('2026-11-29T23:05:00Z', 'Etc/Unknown')).toBe('Nov 29, 2026 at 11:05 PM')
})
