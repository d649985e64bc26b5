import { expect, it } from 'vitest'
import { wasDown } from './outage.ts'

const at = (time: string): Date => new Date(`2026-11-18T${time}Z`)
const runs = { ranAt: at('18:00:00'), awayFrom: at('10:00:00'), awayUntil: at('15:00:00') }

it.each([
  ['before the outage', '09:59:00', runs, false],
  ['in the outage', '12:00:00', runs, true],
  ['as workers came back', '15:00:00', runs, true],
  ['after the outage', '15:00:01', runs, false],
  ['now', '18:00:30', runs, false],
  ['after workers fell silent', '18:01:01', runs, true],
  ['where there never was an outage', '12:00:00', { ...runs, awayFrom: null, awayUntil: null }, false],
  ['where no worker ever ran', '12:00:00', { ranAt: null, awayFrom: null, awayUntil: null }, true],
])('detects whether the server was down: %s', (_, time, noted, away) => {
  expect(wasDown(noted, at(time))).toBe(away)
})
