import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { checkLetters, verdictOf } from './check-letters.ts'

const SIGNS = { right: '', accent: '´', wrong: '~', missing: '-', extra: '+' }
const shown = (expected: string, written: string): string =>
  checkLetters(expected, written)
    .map(({ letter, state }) => letter + SIGNS[state])
    .join('')

it.each([
  ['sábado', 'sábado', 'sábado', 'right'],
  ['sábado', 'SÁBADO. ', 'sábado', 'right'],
  ['sábado', 'sa\u0301bado', 'sábado', 'right'],
  ["l'eau", 'l’eau', "l'eau", 'right'],
  ['sábado', 'sabado', 'sá´bado', 'nearly'],
  ['sábado', 'sáado', 'sáb-ado', 'nearly'],
  ['sábado', 'sábbado', 'sáb+bado', 'nearly'],
  ['sábado', 'sápado', 'sáb~ado', 'nearly'],
  ['sábado', 'sol', 'sá-b-a-d~o+l', 'wrong'],
  ['où', '', 'o-ù-', 'wrong'],
])('%s, written %j, is %s: %s', (expected, written, letters, verdict) => {
  if (verdict !== 'wrong') expect(shown(expected, written)).toBe(letters)
  expect(verdictOf(checkLetters(expected, written))).toBe(verdict)
})

test('every letter that was expected is shown in order, whatever was written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéñü]{1,12}$/), fc.string({ maxLength: 20 }), (expected, written) => {
      const letters = checkLetters(expected, written).filter(({ state }) => state !== 'extra')
      expect(letters.map(({ letter }) => letter).join('')).toBe(expected)
    }),
  )
})

test('a word is right as it stands', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéñü ]{1,30}$/), (word) => {
      expect(verdictOf(checkLetters(word, word))).toBe('right')
    }),
  )
})
