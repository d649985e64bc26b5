import { expect, it } from 'vitest'
import {
  clockTime,
  dateAndTime,
  dayAgo,
  dayHeading,
  dayOrTimeAhead,
  knownZone,
  localDate,
  localTime,
  shortDate,
  timeAhead,
} from './dates.ts'

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

const EVENING = new Date('2026-11-20T23:30:00Z')

it.each([
  ['2026-11-20T23:59:00Z', 'UTC', 'today, 11:59 PM'],
  ['2026-11-21T09:12:00Z', 'UTC', 'tomorrow, 9:12 AM'],
  ['2026-11-21T00:30:00Z', 'America/New_York', 'today, 7:30 PM'],
  ['2026-11-26T09:00:00Z', 'UTC', 'Thursday, 9:00 AM'],
  ['2026-11-27T09:00:00Z', 'UTC', 'Nov 27, 2026, 9:00 AM'],
  ['2026-11-20T23:29:00Z', 'UTC', 'today, 11:29 PM'],
])('says when something will be: %s in %s is %s', (instant, timeZone, words) => {
  expect(timeAhead(instant, EVENING, timeZone)).toBe(words)
})

it.each([
  ['2026-11-20T23:59:00Z', '11:59 PM'],
  ['2026-11-21T23:30:00Z', 'tomorrow'],
  ['2026-11-22T09:00:00Z', 'Sunday'],
])('says the day ahead, or the time today: %s is %s', (instant, words) => {
  expect(dayOrTimeAhead(instant, EVENING, 'UTC')).toBe(words)
})
