import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokensOf } from './normalise.ts'
import { withoutRepeats } from './without-repeats.ts'

const wordsLeft = (text: string): string[] => withoutRepeats(tokensOf(text)).map(({ word }) => word)

it('reads a phrase that is said hundreds of times only a few times', () => {
  expect(wordsLeft('i want to die of laughter '.repeat(150)).length).toBeLessThan(30)
})

it('leaves short texts as they are, repetitions too', () => {
  const text = 'help me please '.repeat(20)
  expect(wordsLeft(text)).toHaveLength(60)
})

it('keeps what is said after the repetitions', () => {
  expect(wordsLeft(`${'row the boat '.repeat(100)} i took all my pills`).join(' ')).toContain('i took all my pills')
})

it('leaves out nothing of a text that repeats no stretch', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{5,12}$/), { minLength: 150, maxLength: 200 }), (words) => {
      expect(wordsLeft(words.join(' '))).toHaveLength(tokensOf(words.join(' ')).length)
    }),
  )
})
