import { expect, it } from 'vitest'
import { dayAgo, dayHeading, localDate, localTime } from './local-moment.ts'

const NOW = new Date('2026-11-18T02:30:00Z')
const ZONE = 'America/New_York'

it('is the day and the time where the person is', () => {
  expect(localDate(NOW, ZONE)).toBe('2026-11-17')
  expect(localTime(NOW, ZONE)).toBe('21:30')
  expect(localTime(new Date('2026-11-18T05:05:00Z'), ZONE)).toBe('00:05')
})

it.each([
  ['2026-11-18T04:59:00Z', 'Today'],
  ['2026-11-18T05:00:00Z', 'Tomorrow'],
  ['2026-11-20T05:00:00Z', 'Friday, November 20'],
])('heads a day ahead: %s', (instant, heading) => {
  expect(dayHeading(new Date(instant), NOW, ZONE)).toBe(heading)
})

it.each([
  ['2026-11-17T05:00:00Z', 'today'],
  ['2026-11-17T04:59:00Z', 'yesterday'],
  ['2026-11-12T17:00:00Z', 'on Thursday'],
  ['2026-11-10T17:00:00Z', 'on Nov 10'],
])('says when something was said: %s', (instant, text) => {
  expect(dayAgo(new Date(instant), NOW, ZONE)).toBe(text)
})
