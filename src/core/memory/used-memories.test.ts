import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemoryLine } from './digest-lines.ts'
import { mainSources, sentenceAbout, usedMemories } from './used-memories.ts'

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
    expect(usedMemories(lines, said, reply)).toEqual(used)
  })
})

const mainOf = (reply: string, sources: string[]): string[] =>
  mainSources(reply, sources).map((index) => sources[index] ?? '')

describe('mainSources', () => {
  it('returns the source that the reply takes most from', () => {
    const sources = [
      'We went to the market with Omar',
      'Rex hates the vet, he hid under the car',
      'My dog Rex is afraid of thunder',
    ]
    expect(mainOf('Many dogs fear thunder: Rex hears it before you do.', sources)).toEqual([
      'My dog Rex is afraid of thunder',
    ])
  })
  it('never returns a greeting or a bare question', () => {
    const sources = ['Morning', 'What are you studying?', 'I am studying botany in Leiden']
    expect(mainOf('Botany, in Leiden.', sources)).toEqual(['I am studying botany in Leiden'])
    expect(mainOf('Good morning.', ['Morning', 'What are you studying?'])).toEqual([])
  })
  it('returns nothing when the reply takes up nothing', () => {
    expect(mainOf('Let us see.', ['I sold my old boat', 'My aunt paints fish'])).toEqual([])
  })
})

it('returns at most three, without duplicates', () => {
  const text = fc.array(fc.constantFrom('Rex', 'boat', 'paints', 'thunder', 'Leiden', '?', '.'), { maxLength: 6 })
  const texts = text.map((words) => words.join(' '))
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 9 }), (reply, sources) => {
      const main = mainSources(reply, sources)
      expect(main.length).toBeLessThanOrEqual(3)
      expect(new Set(main).size).toBe(main.length)
      expect(main.every((index) => index < sources.length)).toBe(true)
    }),
  )
})

it.each([
  ['Negotiation is Thursday at ten. I always fold first.', 'Always folds first.', 'I always fold first.'],
  ['I live in “Boston” .  And   you?', 'Lives in Boston.', 'I live in “Boston” .'],
  ['One sentence only', 'Something else', 'One sentence only'],
  ['', 'Nothing', ''],
])('of %j the sentence about %j is quoted as it was written', (message, about, quoted) => {
  expect(sentenceAbout(message, about)).toBe(quoted)
})

it('quotes only what stands in the message', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (message, about) => message.includes(sentenceAbout(message, about))))
})
