import { expect, it } from 'vitest'
import { restText } from './mute.ts'
import { routineText } from './routine-text.ts'

const ROUTINE = { preferredTime: 'morning', weeklyDay: null, customDays: null, customTimes: null } as const

it.each([
  [{ ...ROUTINE, frequency: 'daily' }, 'Every day in the morning'],
  [{ ...ROUTINE, frequency: 'weekdays' }, 'Every weekday morning'],
  [{ ...ROUTINE, frequency: 'weekdays', preferredTime: 'midday' }, 'Every weekday at midday'],
  [{ ...ROUTINE, frequency: 'weekly', weeklyDay: 1, preferredTime: 'evening' }, 'Every Monday evening'],
  [{ ...ROUTINE, frequency: 'weekly' }, 'Every week in the morning'],
  [{ ...ROUTINE, frequency: 'custom' }, 'Every day in the morning'],
  [{ ...ROUTINE, frequency: 'custom', customDays: [5, 1] }, 'Every Monday and Friday morning'],
  [
    { ...ROUTINE, frequency: 'custom', customDays: [1, 2, 3, 4, 5], customTimes: ['09:30'] },
    'Every weekday at 9:30 AM',
  ],
  [
    { ...ROUTINE, frequency: 'custom', customTimes: ['17:05', '00:00', '12:30'] },
    'Every day at 12:00 AM, 12:30 PM, and 5:05 PM',
  ],
] as const)('%o: %s', (routine, text) => {
  expect(routineText(routine)).toBe(text)
})

const NOW = new Date('2026-11-18T17:00:00Z')
const TOMORROW = '2026-11-19T17:00:00Z'
const RESET = '2026-12-01T00:00:00Z'

it.each([
  [null, null, 'UTC', null],
  [TOMORROW, null, 'UTC', 'Taking it slow until tomorrow'],
  [null, RESET, 'UTC', 'No messages left until Dec 1, 2026'],
  [null, RESET, 'America/New_York', 'No messages left until Nov 30, 2026'],
  [TOMORROW, RESET, 'UTC', 'Taking it slow until tomorrow'],
])('of a helper resting until %s, out of messages until %s, in %s: %s', (restingUntil, usedUpUntil, zone, text) => {
  expect(restText({ restingUntil, usedUpUntil, mutedUntil: null }, NOW, zone)).toBe(text)
})

it.each([
  ['2026-11-18T18:00:00Z', 'Muted until 6:00 PM'],
  ['2026-11-19T00:00:00Z', 'Muted until tomorrow'],
  ['2026-11-25T17:00:00Z', 'Muted until Nov 25, 2026'],
  ['9999-12-31T00:00:00Z', 'Muted'],
  ['2026-11-18T17:00:00Z', 'Taking it slow until tomorrow'],
])('of a helper muted until %s: %s', (mutedUntil, text) => {
  expect(restText({ restingUntil: TOMORROW, usedUpUntil: null, mutedUntil }, NOW, 'UTC')).toBe(text)
})
