import { expect, it } from 'vitest'
import { restText } from './rest-text.ts'

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
