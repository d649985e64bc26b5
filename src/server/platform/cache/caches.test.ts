import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../../core/time/durations.ts'
import { ConversationCache, type ReadTurn } from './caches.ts'

const turn = (id: number, text = `Message ${id}`): ReadTurn => ({ id, text, fromPerson: id % 2 === 1 })

let opened: ConversationCache
beforeEach(() => {
  vi.useFakeTimers()
  opened = new ConversationCache(Date)
})
afterEach(() => {
  vi.useRealTimers()
})

it('returns turns in the order asked for, and null when one is missing', () => {
  opened.keep(7, [turn(1), turn(2), turn(5)])
  opened.add(7, turn(6))
  expect(opened.find(7, [2, 5, 6])).toEqual([turn(2), turn(5), turn(6)])
  expect(opened.find(7, [2, 3, 5])).toBeNull()
  expect(opened.find(7, [])).toEqual([])
  expect(opened.find(8, [1])).toBeNull()
  expect(opened.find(7, [1, 2, 5, 6])).toHaveLength(4)
})

it('keeps only the newest reading, and ignores turns of conversations that it does not hold', () => {
  opened.keep(7, [turn(1)])
  opened.keep(7, [turn(2)])
  expect(opened.find(7, [1])).toBeNull()
  opened.add(8, turn(3))
  expect(opened.find(8, [3])).toBeNull()
})

it('drops a conversation ten minutes after its last message', () => {
  opened.keep(7, [turn(1)])
  vi.advanceTimersByTime(9 * MINUTE_MS)
  opened.add(7, turn(2))
  vi.advanceTimersByTime(9 * MINUTE_MS)
  expect(opened.find(7, [1, 2])).toEqual([turn(1), turn(2)])
  vi.advanceTimersByTime(11 * MINUTE_MS)
  expect(opened.find(7, [1])).toBeNull()
})

it('evicts the least recently used conversation when it is full', () => {
  const long = 'x'.repeat(1_000_000)
  for (const helperId of [1, 2, 3, 4, 5, 6, 7, 8]) opened.keep(helperId, [turn(helperId, long)])
  expect(opened.find(1, [1])).toBeNull()
  expect(opened.find(8, [8])).toEqual([turn(8, long)])
})
