import { expect, it } from 'vitest'
import { careEnd } from './care-period.ts'

it.each([
  ['2026-11-20T15:00:00Z', 'America/New_York', '2026-11-21T15:00:00Z'],
  ['2026-11-20T07:30:00Z', 'America/New_York', '2026-11-21T01:00:00Z'],
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-22T01:00:00Z'],
  ['2026-11-20T22:00:00Z', 'Asia/Tokyo', '2026-11-21T11:00:00Z'],
])('ends within a day of %s in %s, at a waking hour', (start, zone, end) => {
  expect(careEnd(new Date(start), zone).toISOString()).toBe(new Date(end).toISOString())
})
