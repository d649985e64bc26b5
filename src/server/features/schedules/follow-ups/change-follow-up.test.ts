import { expect, it } from 'vitest'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { chosenTime } from './change-follow-up.ts'

const chosen = (time: string, now: string): string =>
  chosenTime({ date: '2026-10-25', time }, 'Europe/Berlin', new Date(now), DAY_MS).toISOString()

it.each([
  ['the first of the two hours at the end of summer time', '02:30', '2026-10-24T20:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['the second one while the first has passed', '02:30', '2026-10-25T01:10:00Z', '2026-10-25T01:30:00.000Z'],
])('is %s', (_, time, now, instant) => {
  expect(chosen(time, now)).toBe(instant)
})

it('is neither past nor too far', () => {
  expect(() => chosen('02:30', '2026-10-25T01:40:00Z')).toThrow('That time has passed. Please choose a later one.')
  expect(() => chosen('20:00', '2026-10-20T12:00:00Z')).toThrow('Please choose a day within a year.')
})
