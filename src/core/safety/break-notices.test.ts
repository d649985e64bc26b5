import { expect, it } from 'vitest'
import { MINUTE_MS } from '../time/durations.ts'
import { breakNotices, lastReminder, newestMessages } from './break-notices.ts'

const START = Date.UTC(2026, 10, 20)
const timeAt = (minute: number) => new Date(START + minute * MINUTE_MS).toISOString()
/** Messages by the minutes at which they were sent. */
const at = (minutes: readonly number[]) => minutes.map((minute, id) => ({ id, sentAt: timeAt(minute) }))
const every = (step: number, until: number) => Array.from({ length: until / step + 1 }, (_, index) => index * step)

it.each([
  ['nothing was said', [], []],
  ['two hours and a half', every(10, 150), []],
  ['three hours', every(20, 180), [9]],
  ['seven hours', every(30, 420), [6, 12]],
  ['seven hours, with no message when the first three end', every(25, 420), [8, 15]],
  ['a pause of an hour in between', [...every(20, 100), ...every(20, 100).map((minute) => minute + 160)], []],
])('%s', (_, minutes, noticed) => {
  expect([...breakNotices(at(minutes))]).toEqual(noticed)
})

it('counts from when the person began to talk, before the first of these messages', () => {
  const [first, ...others] = at(every(20, 100))
  const noticed = (minute: number) => [
    ...breakNotices([{ id: 0, sentAt: '', ...first, talkingSince: timeAt(minute) }, ...others]),
  ]
  expect([noticed(-180), noticed(-130), noticed(-70)]).toEqual([[0], [3], []])
})

it.each([10, 50, 90, 91, 180, 290])('keeps the breaks of the newest messages: %d of them', (count) => {
  const messages = at(every(2, 600))
  const expected = [...breakNotices(messages)].filter((id) => id >= messages.length - count)
  const newest = newestMessages(messages, count)
  expect([...breakNotices(newest)]).toEqual(expected)
})

it.each([
  [0, 0],
  [179, 0],
  [180, 180],
  [400, 360],
  [-5, 0],
])('after %d minutes of talk, reminded at minute %d', (minute, reminded) => {
  expect(lastReminder(START, START + minute * MINUTE_MS)).toBe(START + reminded * MINUTE_MS)
})
