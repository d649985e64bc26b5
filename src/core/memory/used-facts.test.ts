import { describe, expect, it } from 'vitest'
import type { MemoryLine } from './helper-memory.ts'
import { usedFacts } from './used-facts.ts'

const lines = ['Lives in Boston.', 'Her sister Priya is visiting.'].map(
  (text, id): MemoryLine => ({
    ...{ id, text, about: 'self', kind: 'fact', category: 'other' },
    ...{ day: '2026-11-20', expires: null, isSecret: false },
  }),
)

describe('used memories', () => {
  it.each([
    ['what should I do tonight?', 'Boston has a good market.', [0]],
    ['Priya is here', 'How nice.', [1]],
    ['where do I live?', 'You live there.', []],
  ])('are those whose telling words occur: %s %s', (said, reply, used) => {
    expect(usedFacts(lines, said, reply)).toEqual(used)
  })
})
