import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokensOf } from './normalise.ts'
import { withoutRepeats } from './without-repeats.ts'

const wordsLeft = (text: string): string[] => withoutRepeats(tokensOf(text)).map(({ word }) => word)

it('reads a phrase repeated hundreds of times only a few times', () => {
  expect(wordsLeft('i want to die of laughter '.repeat(150)).length).toBeLessThan(30)
})

it('leaves short texts unchanged, repetitions included', () => {
  const text = 'help me please '.repeat(20)
  expect(wordsLeft(text)).toHaveLength(60)
})

it('keeps the text after the repetitions', () => {
  expect(wordsLeft(`${'row the boat '.repeat(100)} i took all my pills`).join(' ')).toContain('i took all my pills')
})

it('removes nothing from a text without repeated passages', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{5,12}$/), { minLength: 150, maxLength: 200 }), (words) => {
      expect(wordsLeft(words.join(' '))).toHaveLength(tokensOf(words.join(' ')).length)
    }),
  )
})
