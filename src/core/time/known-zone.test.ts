import { expect, it } from 'vitest'
import { dateAndTime } from './dates.ts'
import { knownZone } from './known-zone.ts'

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
