import { expect, it } from 'vitest'
import { breakNotices } from './break-notices.ts'

const MINUTE_MS = 60_000
/** Messages by the minutes at which they were sent. */
const at = (minutes: readonly number[]) =>
  minutes.map((minute, id) => ({ id, sentAt: new Date(Date.UTC(2026, 10, 20) + minute * MINUTE_MS).toISOString() }))
const every = (step: number, until: number) => Array.from({ length: until / step + 1 }, (_, index) => index * step)

it.each([
  ['nothing was said', [], []],
  ['two hours and a half', every(10, 150), []],
  ['three hours', every(20, 180), [9]],
  ['seven hours', every(30, 420), [6, 12]],
  ['a pause of an hour in between', [...every(20, 100), ...every(20, 100).map((minute) => minute + 160)], []],
])('%s', (_, minutes, noticed) => {
  expect([...breakNotices(at(minutes))]).toEqual(noticed)
})
