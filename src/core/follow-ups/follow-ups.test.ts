import { describe, expect, it } from 'vitest'
import { dayOf, instantOf } from '../time/zone-time.ts'
import { afterQuietHours, reminderLines, remindMoments } from './follow-ups.ts'

const NIGHT = { start: 21, end: 8 }
const NAP = { start: 13, end: 15 }

const local = (instant: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()

describe('afterQuietHours', () => {
  it.each([
    ['before them', NIGHT, '2026-11-18T20:59', '2026-11-18T20:59:00'],
    ['at their start', NIGHT, '2026-11-18T21:00', '2026-11-19T08:00:00'],
    ['after midnight', NIGHT, '2026-11-18T00:30', '2026-11-18T08:00:00'],
    ['in their last minute', NIGHT, '2026-11-18T07:59', '2026-11-18T08:00:00'],
    ['at their end', NIGHT, '2026-11-18T08:00', '2026-11-18T08:00:00'],
    ['within one day', NAP, '2026-11-18T13:30', '2026-11-18T15:00:00'],
    ['without any', { start: 8, end: 8 }, '2026-11-18T03:00', '2026-11-18T03:00:00'],
    ['in the night on which the clocks go back', NIGHT, '2026-11-01T01:30', '2026-11-01T08:00:00'],
    ['in the night on which they go forward', NIGHT, '2026-03-08T01:30', '2026-03-08T08:00:00'],
    ['until an hour that the clocks skip', { start: 21, end: 2 }, '2026-03-08T01:30', '2026-03-08T03:00:00'],
    ['until an hour that comes twice', { start: 21, end: 1 }, '2026-11-01T00:30', '2026-11-01T01:00:00'],
  ])('moves a time %s', (_, quiet, time, expected) => {
    const [date = '', clock = ''] = time.split('T')
    const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
    const at = instantOf(dayOf(date), minutes, 'America/New_York')
    expect(local(afterQuietHours(at, quiet, 'America/New_York'), 'America/New_York')).toBe(expected)
  })
})

const sentAt = '2026-11-24T15:00:00Z'
const reminder = (plannedFor: string) => ({ kind: 'reminder' as const, subject: 'call my mum', plannedFor })

it.each([
  ['2026-11-24T22:00:00Z', 'Reminder set, today, 5:00 PM: call my mum'],
  ['2026-11-25T14:00:00Z', 'Reminder set, tomorrow, 9:00 AM: call my mum'],
  ['2026-11-27T14:00:00Z', 'Reminder set, on Friday, 9:00 AM: call my mum'],
  ['2026-12-24T14:00:00Z', 'Reminder set, on Dec 24, 2026, 9:00 AM: call my mum'],
])('what is set for %s is told in words', (plannedFor, line) => {
  expect(reminderLines({ sentAt, followUps: [reminder(plannedFor)] }, 'America/New_York')).toEqual([line])
})

it('says what was not set, and nothing of what is only offered', () => {
  const offered = { ...reminder(sentAt), kind: 'follow_up' as const }
  expect(reminderLines({ sentAt, followUps: [offered], isReminderRefused: true }, 'UTC')).toEqual([
    'No reminder was set.',
  ])
  expect(reminderLines({ sentAt }, 'UTC')).toEqual([])
})

const moments = (now: string) =>
  remindMoments(new Date(now), 'America/New_York').map(({ label, date, time }) => `${label}: ${date} ${time}`)

it('are on the person’s own days and clock', () => {
  expect(moments('2026-11-18T22:30:00Z')).toEqual([
    'Tomorrow morning: 2026-11-19 09:00',
    'In an hour: 2026-11-18 18:30',
    'This evening: 2026-11-18 18:00',
    'In a week: 2026-11-25 09:00',
  ])
})

it('leave the evening out when it has begun', () => {
  expect(moments('2026-11-19T04:30:00Z')).toEqual([
    'Tomorrow morning: 2026-11-19 09:00',
    'In an hour: 2026-11-19 00:30',
    'In a week: 2026-11-25 09:00',
  ])
})
