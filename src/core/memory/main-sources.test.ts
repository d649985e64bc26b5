import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mainSources } from './main-sources.ts'

const mainOf = (said: string, reply: string, sources: string[]): string[] =>
  mainSources(said, reply, sources).map((index) => sources[index] ?? '')

describe('mainSources', () => {
  it('returns the source that shares most with the question and the reply', () => {
    const sources = [
      'We went to the market with Omar',
      'Rex hates the vet, he hid under the car',
      'My dog Rex is afraid of thunder',
    ]
    expect(mainOf('Why is Rex afraid of thunder?', 'Many dogs are: Rex hears it before you do.', sources)).toEqual([
      'My dog Rex is afraid of thunder',
    ])
  })
  it('never returns a greeting or a bare question', () => {
    const sources = ['Morning', 'What are you studying?', 'I am studying botany in Leiden']
    expect(mainOf('What am I studying?', 'Botany, in Leiden.', sources)).toEqual(['I am studying botany in Leiden'])
    expect(mainOf('Morning', 'Good morning.', ['Morning', 'What are you studying?'])).toEqual([])
  })
  it('returns the first source when none stands out', () => {
    expect(mainOf('And now?', 'Let us see.', ['I sold my old boat', 'My aunt paints fish'])).toEqual([
      'I sold my old boat',
    ])
  })
})

it('returns at most three, without duplicates, and at least one statement if there is any', () => {
  const text = fc.array(fc.constantFrom('Rex', 'boat', 'paints', 'thunder', 'Leiden', '?', '.'), { maxLength: 6 })
  const texts = text.map((words) => words.join(' '))
  fc.assert(
    fc.property(texts, texts, fc.array(texts, { maxLength: 9 }), (said, reply, sources) => {
      const main = mainSources(said, reply, sources)
      expect(main.length).toBeLessThanOrEqual(3)
      expect(new Set(main).size).toBe(main.length)
      expect(main.every((index) => index < sources.length)).toBe(true)
      if (sources.some((one) => /Rex boat$/.test(one))) expect(main.length).toBeGreaterThan(0)
    }),
  )
})
