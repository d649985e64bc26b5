import { describe, expect, it } from 'vitest'
import { checkOperations } from './check-operations.ts'
import type { Reading } from './operation.ts'
import { operationOf, readingOf } from './test-reading.ts'

const whys = (operations: Record<string, unknown>[], reading: Reading): (string | null)[] => {
  const { refused } = checkOperations(operations.map(operationOf), reading)
  return operations.map((_, index) => refused.find((one) => one.index === index)?.why ?? null)
}
const why = (operation: Record<string, unknown>, reading: Reading): string | null =>
  whys([operation], reading)[0] ?? null

const LINES = [
  { id: 1, day: '2026-11-20', text: 'Lives in Turin.' },
  { id: 2, day: '2026-11-20', text: 'Their boss Olga knows about the debt of 1,400.', secret: true },
  { id: 40, day: '2026-11-20', text: 'Dentist on Mon, Nov 30, 2026, 9 AM.' },
]

describe('sources', () => {
  const reading = readingOf(['I like tea', 'H: And coffee?', 'no, 41 [Tue 11:00] P: I moved'], { memory: LINES })
  it.each([
    [[1], null],
    [[1, 3], null],
    [['#3'], null],
    [3, null],
    [[], 'shape'],
    [[2], 'source'],
    [[1, 2], 'source'],
    [[41], 'source'],
    [[1.5], 'shape'],
    ['all', 'shape'],
    [null, 'shape'],
  ])('from %j: %s', (from, expected) => {
    expect(why({ from }, reading)).toBe(expected)
  })

  it.each([
    [40, null],
    ['1', null],
    [3, 'id'],
    [41, 'id'],
    [null, 'shape'],
  ])('a replacement of %j: %s', (id, expected) => {
    expect(why({ op: 'replace', id }, reading)).toBe(expected)
  })

  it('ignores the id of a new line', () => {
    expect(checkOperations([operationOf({ id: 99 })], reading).kept[0]?.operation.id).toBeNull()
  })
})
