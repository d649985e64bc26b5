import { expect, it } from 'vitest'
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
