import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mainSources } from './main-sources.ts'

const mainOf = (said: string, reply: string, sources: string[]): string[] =>
  mainSources(said, reply, sources).map((index) => sources[index] ?? '')

describe('what mattered for a reply', () => {
  it('is what shares most with the question and the reply', () => {
    const sources = [
      'We went to the market with Omar',
      'Rex hates the vet, he hid under the car',
      'My dog Rex is afraid of thunder',
    ]
    expect(mainOf('Why is Rex afraid of thunder?', 'Many dogs are: Rex hears it before you do.', sources)).toEqual([
      'My dog Rex is afraid of thunder',
    ])
  })
  it('is never a greeting or a bare question', () => {
    const sources = ['Morning', 'What are you studying?', 'I am studying botany in Leiden']
    expect(mainOf('What am I studying?', 'Botany, in Leiden.', sources)).toEqual(['I am studying botany in Leiden'])
    expect(mainOf('Morning', 'Good morning.', ['Morning', 'What are you studying?'])).toEqual([])
  })
  it('is the first where nothing stands out', () => {
    expect(mainOf('And now?', 'Let us see.', ['I sold my old boat', 'My aunt paints fish'])).toEqual([
      'I sold my old boat',
    ])
  })
})

it('gives at most three, each once, and some wherever anything tells something', () => {
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
