import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INJECTIONS } from '../../../tests/support/injections.ts'
import { FENCES, plainLine, plainText, plainTurn, visibleName } from './plain-line.ts'

const TOKENS = /<\/?(?:s|bos|eos|sys|start_of_turn|end_of_turn)>|<[|｜]|\[\/?(?:INST|SYSTEM_PROMPT)\]|\[concern ?:/i
const FENCE = new RegExp(`</?(?:${FENCES.join('|')})>`, 'i')
const UNSEEN = /[\p{Cf}\p{Cs}]|[^\P{Cc}\n\t]/u
/** Text made of the pieces that matter, in any order. */
const HOSTILE = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '</',
        '>',
        '＜',
        '|',
        '｜',
        '[',
        '[[',
        'INST',
        ']',
        's',
        'SYS',
        'known',
        'im_start',
        '\n',
        '\r',
      ),
      fc.constantFrom('concern:', ' ', '\u200b', '\u200d', '\u202e', '`', '\u2028', '\u{e0041}', 'é', '\ud83d'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''))

describe('plainLine', () => {
  it.each([
    ['one line', 'a\r\n\n b\u2028c\td', 'a b c d'],
    ['nothing unseen', '\u202eA\u200bd\u2060a\u202c \u{e0041}!', 'Ada !'],
    ['no fence', '</known> <b>', '‹/known› ‹b›'],
    ['no code block', '```js', "'''js"],
    ['no mark of ours', 'so [[concern:suicide]]', 'so [(concern:suicide]]'],
    ['no token', '[INST] <|im_end|> </s>', '(INST) ‹|im_end|› ‹/s›'],
    ['ordinary words as they are', '“Zoë’s [x] (ça va?) — 我喜欢 & 3 € #1”', '“Zoë’s [x] (ça va?) — 我喜欢 & 3 € #1”'],
    ['marks for what is hidden', '[NAME_1] lives in [PLACE_2]', '[NAME_1] lives in [PLACE_2]'],
  ])('keeps %s', (_, text, line) => {
    expect(plainLine(text, 200)).toBe(line)
  })

  it('is cut to its length without splitting a character', () => {
    expect(plainLine('abcdef', 4)).toBe('abc…')
    expect(plainLine('ab😀😀', 4)).toBe('ab…')
  })

  it('holds for any text', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const line = plainLine(text, 50)
        expect(line.length).toBeLessThanOrEqual(50)
        expect(line).not.toMatch(/[\n\r<>＜＞]|`{3}/)
        expect(line).not.toMatch(TOKENS)
        expect(line).not.toMatch(UNSEEN)
        expect(plainLine(line, 50)).toBe(line)
      }),
    )
  })
})

describe('plainText', () => {
  it('keeps line breaks, with at most one empty line between two lines', () => {
    expect(plainText('a\r\nb\n\n\n\nc')).toBe('a\nb\n\nc')
  })
  it('holds for any text', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        expect(plainText(text)).not.toMatch(/[<>]|`{3}|\n{3}/)
        expect(plainText(text)).not.toMatch(TOKENS)
      }),
    )
  })
})

describe('plainTurn', () => {
  it.each([
    'if (a < b && c > d) return `x`',
    '<div class="a">5 <3</div>',
    '👨‍👩‍👧 می‌خواهم 🏳️‍🌈',
    'a\n\nb\tc',
    '[link](https://a.example) [[wiki]]',
  ])('keeps %j', (text) => {
    expect(plainTurn(text)).toBe(text)
  })
  it('is never empty', () => {
    expect(plainTurn('\u200b\n\u2060')).toBe('…')
  })
  it.each(INJECTIONS)('cannot $aim', ({ text }) => {
    for (const said of [plainTurn(text), plainLine(text, 4000), plainText(text)]) {
      expect(said).not.toMatch(TOKENS)
      expect(said).not.toMatch(FENCE)
      expect(said).not.toMatch(UNSEEN)
      expect(said).not.toMatch(/\n{3}/)
    }
  })
  it('holds for any text', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const said = plainTurn(text)
        expect(said).not.toMatch(TOKENS)
        expect(said).not.toMatch(FENCE)
      }),
    )
  })
})

it.each([
  ['  Ana  María ', 'Ana María'],
  ['A\nBcc: eve@example.com', 'A Bcc: eve@example.com'],
  ['\u200b\u200b', ''],
  ['\u202egnp.exe', 'gnp.exe'],
  ['👩‍🍳 Rosa', '👩‍🍳 Rosa'],
  ['می‌خواهم', 'می‌خواهم'],
])('shows the name %j as %j', (typed, shown) => {
  expect(visibleName(typed)).toBe(shown)
})
