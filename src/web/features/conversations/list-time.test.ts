import { expect, it } from 'vitest'
import { listTime } from './list-time.ts'

const now = new Date('2026-11-24T20:00:00Z')

it.each([
  ['2026-11-24T14:05:00Z', '9:05 AM'],
  ['2026-11-24T04:59:00Z', 'Yesterday'],
  ['2026-11-20T12:00:00Z', 'Friday'],
  ['2026-11-10T12:00:00Z', 'Nov 10, 2026'],
])('%s is %s in New York', (sentAt, label) => {
  expect(listTime(sentAt, now, 'America/New_York')).toBe(label)
})
