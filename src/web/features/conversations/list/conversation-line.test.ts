import { expect, it } from 'vitest'
import { listTime } from '../thread/days.ts'
import { conversationState } from './conversation-line.tsx'

const NOW = new Date('2026-11-18T17:00:00Z')
const TOMORROW = '2026-11-19T17:00:00Z'
const RESET = '2026-12-01T00:00:00Z'
const PLANNED = { active: true, nextMessageAt: null, restingUntil: null, usedUpUntil: null, mutedUntil: null }

it.each([
  [{}, 'Active'],
  [{ active: false, usedUpUntil: RESET }, 'Paused'],
  [{ nextMessageAt: TOMORROW }, 'Active · Next: tomorrow at 5:00 PM'],
  [{ usedUpUntil: RESET }, 'Active · No messages left until Dec 1, 2026'],
  [{ nextMessageAt: TOMORROW, mutedUntil: TOMORROW }, 'Active · Muted until tomorrow'],
  [{ restingUntil: TOMORROW }, 'Active · Taking it slow until tomorrow'],
])('a conversation whose helper has %j is "%s"', (planned, state) => {
  expect(conversationState({ ...PLANNED, ...planned }, NOW, 'UTC')).toBe(state)
})

it.each([
  ['2026-11-18T14:05:00Z', '9:05 AM'],
  ['2026-11-18T04:59:00Z', 'Yesterday'],
  ['2026-11-16T12:00:00Z', 'Monday'],
  ['2026-11-06T12:00:00Z', 'Nov 6, 2026'],
])('%s is %s in New York', (sentAt, label) => {
  expect(listTime(sentAt, NOW, 'America/New_York')).toBe(label)
})
