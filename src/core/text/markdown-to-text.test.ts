import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMarkdown } from './has-markdown.ts'
import { markdownToText } from './markdown-to-text.ts'

describe('markdownToText', () => {
  it.each([
    ['Just words, 2 * 3 * 4 and snake_case_name.', 'Just words, 2 * 3 * 4 and snake_case_name.'],
    ['**Bold**, *slanted*, __bold__, _slanted_ and ~~gone~~', 'Bold, slanted, bold, slanted and gone'],
    ['***Both*** and **one *inside* it**', 'Both and one inside it'],
    ['*over\ntwo lines*', 'over\ntwo lines'],
    ['**open', '**open'],
    ['a\n\n**open\n\nclosed** b', 'a\n\n**open\n\nclosed** b'],
    ['## Heading\ntext', 'Heading\ntext'],
    ['> quoted **words**\n> more', 'quoted words\nmore'],
    ['* one\n+ two\n- three\n  * inner', '- one\n- two\n- three\n  - inner'],
    ['1. one\n2. **two**', '1. one\n2. two'],
    ['above\n\n---\n\nbelow', 'above\n\n\n\nbelow'],
    ['Use `npm run a_b_c` now', 'Use npm run a_b_c now'],
    ['```js\nconst a = b * c * d\n# no heading\n```\nafter', 'const a = b * c * d\n# no heading\nafter'],
    ['[the guide](https://a.org/x "title")', 'the guide (https://a.org/x)'],
    ['[https://a.org](https://a.org)', 'https://a.org'],
    ['<https://a.org/x_y>', 'https://a.org/x_y'],
    ['![a cat](https://a.org/cat.png)', 'a cat (https://a.org/cat.png)'],
    ['[**bold** link](https://a.org/_(b))', 'bold link (https://a.org/_(b))'],
    ['| a | b |\n|---|:-:|\n| **1** | 2 |\n\na | b', 'a | b\n1 | 2\n\na | b'],
    ['\\*not slanted\\*', '*not slanted*'],
    ['<b>tags</b> stay words', '<b>tags</b> stay words'],
    ['I am at #4 > #5', 'I am at #4 > #5'],
    ['So \\(a_1 * b_2\\) and $$c*d*e$$ hold', 'So a_1 * b_2 and c*d*e hold'],
    ['It cost $5 and $10', 'It cost $5 and $10'],
    ['**重点：**请', '重点：请'],
    ['[Foo](https://a.org/Foo_\\(bar\\))', 'Foo (https://a.org/Foo_(bar))'],
    ['[x](https://a.org/?a=1&amp;b=2)', 'x (https://a.org/?a=1&b=2)'],
    ['[not](a link at all)', '[not](a link at all)'],
    ['`` a`b `` and `c``d`', ' a`b  and c``d'],
    ['AT&amp;T', 'AT&T'],
    ['[x](<https://a.org/a b>)', 'x (https://a.org/a%20b)'],
    ['[x](https://a.org/a\\ße)', 'x (https://a.org/a\\ße)'],
    ['[a\\]b](https://a.org)', 'a]b (https://a.org)'],
    ['[x](/url "title "and" title")', '[x](/url "title "and" title")'],
    ['one<br>two\\\nthree', 'one\ntwo\nthree'],
    ['|a|b|\n|-|-|\n|one<br/>two|`p\\|q`|', 'a | b\none two | p|q'],
  ])('turns %j into %j', (markdown, text) => {
    expect(markdownToText(markdown)).toBe(text)
  })

  it('leaves links to the caller', () => {
    expect(markdownToText('see [this](https://a.org)', (words) => words)).toBe('see this')
  })

  it('keeps every marked word and drops every mark', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const marked = fc.tuple(word, fc.constantFrom('', '*', '**', '***', '_', '__', '~~', '`'))
    const prefix = fc.constantFrom('', '# ', '> ', '### ')
    const line = fc.tuple(prefix, fc.array(marked, { minLength: 1, maxLength: 8 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const markdown = lines.map(
          ([start, words]) => start + words.map(([word, mark]) => `${mark}${word}${mark}`).join(' '),
        )
        const text = lines.map(([, words]) => words.map(([word]) => word).join(' '))
        expect(markdownToText(markdown.join('\n\n'))).toBe(text.join('\n\n'))
      }),
    )
  })

  it.each(['[', '***', '*_', '_a', '*a_', '`a', '[a](', '![', '> ', '- ', '|', '|-', '\\', '<a:', '~~', '\n', '```\n'])(
    'reads a long series of %j in linear time',
    (piece) => {
      expect(markdownToText(piece.repeat(40_000)).length).toBeLessThanOrEqual(piece.length * 40_000)
    },
  )

  it('returns text without marks unchanged', () => {
    fc.assert(fc.property(fc.string(), (text) => hasMarkdown(text) || markdownToText(text) === text))
  })
})
