import { expect, it } from 'vitest'
import { remindMoments } from './remind-moments.ts'

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
