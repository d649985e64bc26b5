import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addClosest, closenessOf, isWorthMentioning, rerankByMeaning } from './closeness.ts'
import { cosine, decodeBlock, encodeBlock, type Quantised, quantise, stillValid } from './vectors.ts'

const exact = (one: readonly number[], other: readonly number[]): number => {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}
const sure = (vector: readonly number[]): Quantised => {
  const quantised = quantise(vector)
  if (!quantised) throw new Error('no direction')
  return quantised
}

describe('a quantised vector', () => {
  it('keeps its direction', () => {
    const numbers = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
    const vectors = numbers.filter((vector) => vector.some((value) => Math.abs(value) > 0.1))
    fc.assert(
      fc.property(vectors, vectors, (one, other) => {
        expect(Math.abs(cosine(sure(one), sure(other)) - exact(one, other))).toBeLessThan(0.05)
      }),
    )
  })
  it.each([[[]], [[0, 0]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY]], [Array(9000).fill(1)]])(
    'is null without a direction',
    (vector) => expect(quantise(vector)).toBeNull(),
  )
  it('is not compared with a vector of another length', () => {
    expect(cosine(sure([1, 0]), sure([1, 0, 0]))).toBe(0)
  })
})

describe('a block of vectors', () => {
  it('decodes to what was encoded', () => {
    const source = { messageId: 2 ** 40 + 1, position: 130, visibility: 33 }
    const vectors = [
      { ...source, ...sure([1, -0.5, 0.25]) },
      { ...source, messageId: 7, position: 191, ...sure([0, 1, 1]) },
    ]
    const [one, other] = decodeBlock(2, encodeBlock(vectors))
    expect(one).toMatchObject({ ...source, values: vectors[0]?.values })
    expect(other).toMatchObject({ messageId: 7, position: 191 })
    expect(one?.scale).toBeCloseTo(vectors[0]?.scale ?? 0)
    expect(decodeBlock(2, encodeBlock([]))).toEqual([])
  })
})

describe('stillValid', () => {
  const sources = [3, 4, 5].map((position) => ({
    messageId: position * 10,
    position,
    visibility: position === 5 ? 1 : 0,
  }))
  const left = (now: typeof sources) => stillValid(sources, now).map(({ position }) => position)

  it('drops vectors of messages that were deleted, replaced or made more visible', () => {
    expect(left(sources)).toEqual([3, 4, 5])
    expect(left(sources.filter(({ position }) => position !== 3))).toEqual([4, 5])
    expect(left(sources.map((source) => ({ ...source, visibility: 0 })))).toEqual([3, 4])
    expect(left(sources.map((source) => (source.position === 4 ? { ...source, messageId: 1 } : source)))).toEqual([
      3, 5,
    ])
  })
})

describe('closeness in meaning', () => {
  const blank = { own: 1, window: 1, coverage: 1, rarest: 1, session: 1, sessionStart: 5 }
  const ranked = [1, 2, 3].map((position) => ({ candidate: { position }, score: 10 - position }))
  const positions = (list: { candidate: { position: number } }[]) => list.map(({ candidate }) => candidate.position)

  const close = (...values: [position: number, value: number][]): Float32Array => {
    const closeness = new Float32Array(5)
    for (const [position, value] of values) closeness[position] = value
    return closeness
  }

  it('counts only what stands out from the rest', () => {
    const of = (...cosines: number[]) => [
      ...closenessOf(
        cosines.map((cosine, position) => ({ position, cosine })),
        3,
      ),
    ]
    expect(of(0.9, 0.6, 0.6).map((value) => value > 0)).toEqual([true, false, false])
    expect(of(1)).toEqual([0, 0, 0])
    expect(of(1, 1 + 1e-9)).toEqual([0, 0, 0])
  })
  it('adds the closest messages to those found by words, up to a limit', () => {
    const found = addClosest([{ ...blank, position: 1 }], close([1, 0.9], [2, 0.1], [3, 0.5]), 1, () => 7)
    expect(found.map(({ position, coverage, sessionStart }) => [position, coverage, sessionStart])).toEqual([
      [1, 1, 5],
      [3, 0, 7],
    ])
  })
  it('moves close messages up, and keeps the order without vectors', () => {
    expect(positions(rerankByMeaning(ranked, close([2, 0.5]), false))).toEqual([2, 1, 3])
    expect(positions(rerankByMeaning(ranked, close([2, 0.01]), false))).toEqual([1, 2, 3])
    expect(positions(rerankByMeaning(ranked, close([2, 0.5], [1, 0.45], [3, 0]), false))).toEqual([1, 2, 3])
    expect(
      positions(rerankByMeaning([...ranked, { candidate: { position: 4 }, score: 6.5 }], close([4, 0.5]), false)),
    ).toEqual([4, 1, 2, 3])
    expect(positions(rerankByMeaning(ranked, close(), false))).toEqual([1, 2, 3])
    expect(rerankByMeaning(ranked, close(), false).map(({ score }) => score)).toEqual([0.9, 0.8, 0.7])
  })
  it('counts more when people ask about themselves', () => {
    const closest = close([3, 0.5], [1, 0.35])
    expect(positions(rerankByMeaning(ranked, closest, true))[0]).toBe(3)
    expect(positions(rerankByMeaning(ranked, closest, false))[0]).toBe(1)
    expect(rerankByMeaning([], close([2, 0.5]), false)).toEqual([])
  })
})

describe('what is worth mentioning', () => {
  it.each([
    ['holds enough of the words itself', { own: 0.2, coverage: 0.5 }, 0.6, 0, 1, true],
    ['holds two of three words, however it ranks', { own: 0.2, coverage: 0.1 }, 0.1, 0, 2, true],
    ['holds hardly any of them', { own: 0.2, coverage: 0.2 }, 0.6, 0, 1, false],
    ['only stands near them', { own: 0, coverage: 1 }, 0.9, 0, 0, false],
    ['is close in meaning', { own: 0, coverage: 0 }, 0.5, 0.4, 0, true],
    ['is hardly close', { own: 0, coverage: 0 }, 0.5, 0.2, 0, false],
    ['ranks too low', { own: 1, coverage: 1 }, 0.2, 0.9, 1, false],
  ])('is a message that %s', (_, candidate, score, closeness, held, isWorth) => {
    expect(isWorthMentioning({ candidate, score }, closeness, { asked: 3, held })).toBe(isWorth)
  })
})
