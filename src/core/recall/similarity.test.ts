import { describe, expect, it } from 'vitest'
import { closerAmong, similarityAmong } from './similarity.ts'
import { quantise } from './vectors.ts'

const embedded = (...vector: number[]) => ({ closeness: 0, vector: quantise(vector) })

describe('similarity', () => {
  const one = embedded(1, 0)

  it.each([
    ['1 for the same', embedded(1, 0), [embedded(0, 1)], 1],
    ['0 for what is usual', embedded(1, 1), [], 0],
    ['positive for more than usual', embedded(1, 1), [embedded(0, 1)], 0.547],
    ['negative for less', embedded(0, 1), [embedded(1, 1)], -0.547],
  ])('is %s', (_, other, others, expected) => {
    const similarity = similarityAmong([one, other, ...others])(one, other)
    expect(similarity).toBeCloseTo(expected, 2)
  })

  it('compares with the eight nearest only', () => {
    const near = Array.from({ length: 8 }, () => embedded(1, 1))
    const far = Array.from({ length: 30 }, () => embedded(-1, 0))
    const other = near[0] ?? one
    expect(similarityAmong([one, ...near, ...far])(one, other)).toBeCloseTo(0, 2)
  })

  it('is none without an embedding', () => {
    const unknown = { closeness: 0, vector: null }
    const similarity = similarityAmong([one, unknown])
    expect([similarity(one, unknown), similarity(unknown, one)]).toEqual([-Infinity, -Infinity])
  })
})

it('is closer to the question than usual', () => {
  const [far, near] = [0, 0.5].map((closeness) => ({ closeness, vector: null }))
  if (!far || !near) throw new Error('two messages')
  const closer = closerAmong([far, near])
  expect([closer(far), closer(near)]).toEqual([expect.closeTo(-1 / 3), expect.closeTo(1 / 3)])
})
