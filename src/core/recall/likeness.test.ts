import { describe, expect, it } from 'vitest'
import { closerAmong, likenessAmong } from './likeness.ts'
import { quantise } from './vectors.ts'

const meant = (...vector: number[]) => ({ closeness: 0, vector: quantise(vector) })

describe('likeness', () => {
  const one = meant(1, 0)

  it.each([
    ['1 for the same', meant(1, 0), [meant(0, 1)], 1],
    ['0 for what is usual', meant(1, 1), [], 0],
    ['positive for more than usual', meant(1, 1), [meant(0, 1)], 0.547],
    ['negative for less', meant(0, 1), [meant(1, 1)], -0.547],
  ])('is %s', (_, other, others, expected) => {
    const likeness = likenessAmong([one, other, ...others])(one, other)
    expect(likeness).toBeCloseTo(expected, 2)
  })

  it('compares with the eight nearest only', () => {
    const near = Array.from({ length: 8 }, () => meant(1, 1))
    const far = Array.from({ length: 30 }, () => meant(-1, 0))
    const other = near[0] ?? one
    expect(likenessAmong([one, ...near, ...far])(one, other)).toBeCloseTo(0, 2)
  })

  it('is none without a meaning', () => {
    const unknown = { closeness: 0, vector: null }
    const likeness = likenessAmong([one, unknown])
    expect([likeness(one, unknown), likeness(unknown, one)]).toEqual([-Infinity, -Infinity])
  })
})

it('is closer to the question than usual', () => {
  const [far, near] = [0, 0.5].map((closeness) => ({ closeness, vector: null }))
  if (!far || !near) throw new Error('two messages')
  const closer = closerAmong([far, near])
  expect([closer(far), closer(near)]).toEqual([expect.closeTo(-1 / 3), expect.closeTo(1 / 3)])
})
