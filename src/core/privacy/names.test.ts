import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNames, treeOf } from './names.ts'

const namesIn = (names: readonly string[], text: string): string[] =>
  findNames(treeOf(names), text).map(({ start, end }) => text.slice(start, end))

describe('names in a text', () => {
  it.each([
    ['as whole words', ['Al', 'Ann'], 'Al met Anna and Ann, not Alan.', ['Al', 'Ann']],
    ['the longest of those that begin together', ['Ann', 'Ann Lee'], 'Ann Lee and Ann', ['Ann Lee', 'Ann']],
    ['a shorter one where the longer is no whole word', ['Ann', 'Ann Lee'], 'Ann Leech', ['Ann']],
    ['beside marks and emoji', ['Zoë'], '(Zoë)😀Zoë!', ['Zoë', 'Zoë']],
    ['never within a word, of whatever script', ['安', 'é𝐀'], '安全 x安 é𝐀𝐀 é𝐀', ['é𝐀']],
    ['none where none is known', [], 'Ann', []],
  ])('%s', (_, names, text, found) => {
    expect(namesIn(names, text)).toEqual(found)
  })

  it('equal those found by one pattern of all names', () => {
    const name = fc.stringMatching(/^[ab]{1,4}( [ab]{1,2})?$/)
    const escaped = (names: string[]): string => [...new Set(names)].sort((a, b) => b.length - a.length).join('|')
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 8 }),
        fc.stringMatching(/^[ab .,]{0,60}$/),
        (names, text) => {
          const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(names)})(?![\\p{L}\\p{N}])`, 'gu')
          expect(namesIn(names, text)).toEqual(text.match(pattern) ?? [])
        },
      ),
      { numRuns: 500 },
    )
  })
})
