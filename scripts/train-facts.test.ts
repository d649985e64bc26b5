import { describe, expect, it } from 'vitest'
import { scoreSentences } from '../src/core/memory/classifier/score-sentences.ts'
import { markedMessages, readMarked } from './fact-examples/read-marked.ts'

describe('a marked message', () => {
  it('is read with its marks', () => {
    const { text, marks } = readMarked('hi, [[work: i drive the 86 bus]] and [[pet: rex]] barks')
    expect(text).toBe('hi, i drive the 86 bus and rex barks')
    expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['i drive the 86 bus', 'rex'])
  })
})

const EVERY = 40

it('the stored weights classify the examples', () => {
  const sentences = markedMessages()
    .filter((_, nth) => nth % EVERY === 0)
    .flatMap(({ text, marks }) =>
      scoreSentences(text).map(({ from, to, score }) => ({
        isLike: score > 0,
        isMarked: marks.some((mark) => Math.min(to, mark.to) - Math.max(from, mark.from) > (mark.to - mark.from) / 2),
      })),
    )
  const right = sentences.filter(({ isLike, isMarked }) => isLike === isMarked)
  expect(right.length / sentences.length).toBeGreaterThan(0.97)
})
