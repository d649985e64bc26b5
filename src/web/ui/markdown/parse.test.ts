import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Blocks, NO_BLOCKS, nextBlocks } from './parse.ts'

const all = ({ closed, open }: Blocks): string[] => [...closed, ...open]
const whole = (text: string): string[] => all(nextBlocks(NO_BLOCKS, text))

it('splits a text into its blocks', () => {
  expect(whole('# Title\nOne\ntwo\n\n- a\n\n  b\n- c\n\n```js\nx\n\ny\n```\n|a|b|\n|-|-|\n|1|2|\n\n> q')).toEqual([
    '# Title',
    'One\ntwo',
    '- a\n\n  b\n- c',
    '```js\nx\n\ny\n```',
    '|a|b|\n|-|-|\n|1|2|',
    '> q',
  ])
})

const PIECES = [
  'a',
  ' ',
  '\n',
  '\n\n',
  '**',
  '_',
  '`',
  '```',
  '# ',
  '#',
  '- ',
  '1. ',
  '> ',
  '|',
  '|a|b|\n',
  '|-|-|',
  '  ',
  '---',
  '[a](',
  'https://a.org ',
  '~~~',
  '\t',
  '<b>',
  '    ',
]
const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 })

it('yields the same blocks however the text arrives', () => {
  fc.assert(
    fc.property(markdown, (pieces) => {
      let text = ''
      let blocks = NO_BLOCKS
      for (const piece of pieces) {
        text += piece
        blocks = nextBlocks(blocks, text)
      }
      expect(all(blocks)).toEqual(whole(text))
    }),
    { numRuns: 2000 },
  )
})

it('starts over with another text', () => {
  const first = nextBlocks(NO_BLOCKS, 'One\n\ntwo\n\nthree\n\nfour')
  expect(first.closed).toEqual(['One', 'two'])
  expect(all(nextBlocks(first, 'Five'))).toEqual(['Five'])
})
