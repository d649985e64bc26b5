import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTokenizer, type Vocabulary } from './tokenizer.ts'

const MARKS: Vocabulary = Array.from({ length: 6 }, (_, index) => [index === 0 ? '�' : `<${index}>`, 0])
const PIECES: Vocabulary = [
  ['▁', -6],
  ['▁the', -2],
  ['▁t', -3],
  ['he', -3],
  ['▁cat', -4],
  ['c', -5],
  ['at', -3],
  ['s', -2],
  ['ats', -9],
  ...['t', 'h', 'e', 'a'].map((letter) => [letter, -8] as const),
]
const VOCABULARY = [...MARKS, ...PIECES]
const tokenize = createTokenizer(VOCABULARY)
const piecesOf = (text: string): string[] => tokenize(text).map((id) => VOCABULARY[id]?.[0] ?? '')

describe('the most probable pieces of a text', () => {
  test.each([
    ['nothing', '', []],
    ['one whole word rather than its parts', 'the', ['▁the']],
    ['two words', 'the cat', ['▁the', '▁cat']],
    ['two likely pieces rather than one unlikely', 'cats', ['▁cat', 's']],
    ['what no piece covers, as one unknown piece', 'the zzz', ['▁the', '▁', '�']],
    ['wide letters as ordinary ones', 'ｔｈｅ', ['▁the']],
    ['an emoji as one symbol', '😀s', ['▁', '�', 's']],
  ])('%s', (_, text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
  })

  test('cover any text of known symbols from start to end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('c', 's', ' '), minLength: 1 }), (text) => {
        expect(piecesOf(text).join('')).toBe(`▁${text.replaceAll(' ', '▁')}`)
      }),
    )
  })
})
