import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'

const marked = (text: string, ...words: string[]): string =>
  snippetOf(text, (word) => words.includes(word.toLowerCase()))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

const long = 'word '.repeat(60)

describe('snippetOf', () => {
  it.each([
    ['I bought a canoe.', ['canoe'], 'I bought a [canoe].'],
    ['Canoe, canoe!', ['canoe'], '[Canoe], [canoe]!'],
    ['Nothing of it', ['canoe'], 'Nothing of it'],
    ['我们去公园散步', ['公园'], '我们去[公园]散步'],
    ['我们去公园🎉', ['🎉'], '我们去公园[🎉]'],
    ['We won 🎉!', ['🎉'], 'We won [🎉]!'],
    ['Yes 👍🏽👍', ['👍🏽'], 'Yes [👍🏽]👍'],
  ])('marks the words in %j', (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected)
  })

  it('shows the text around a match in a long message, cut at word boundaries', () => {
    const text = marked(`${long}canoe ${long}`, 'canoe')
    expect(text).toMatch(/^…word (?:word )+\[canoe\] (?:word )+word…$/)
    expect(text.length).toBeLessThan(200)
  })

  it('contains only text of the message, in its order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 3 }), (text, piece) => {
        const parts = snippetOf(text, (word) => word.includes(piece))
        const shown = parts.map((part) => part.text).join('')
        expect(text).toContain(
          shown.replace(/^…(?=.)/u, text.startsWith('…') ? '…' : '').replace(/…$/, text.endsWith('…') ? '…' : ''),
        )
      }),
    )
  })
})
