import { describe, expect, it } from 'vitest'
import { blankQuoted, clauseSpans, type Span, sentenceSpans } from './spans.ts'

const parts = (text: string, spansOf: (text: string) => Span[]): string[] =>
  spansOf(text).map(({ from, to }) => text.slice(from, to))

describe('sentences', () => {
  it.each([
    ['nurse here. you?', ['nurse here', 'you']],
    ['so tired 😭😭 nights again', ['so tired', 'nights again']],
    ['ran 3.5 miles at 10:30', ['ran 3.5 miles at 10:30']],
    ['first line\nsecond line', ['first line', 'second line']],
    ['!!! ???', []],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(parts(text, sentenceSpans)).toEqual(expected)
  })
})

describe('clauses', () => {
  it.each([
    ['us two, the dog and a cat', ['us two', 'the dog and a cat']],
    ['i drive the 86 bus and nobody ever says thanks', ['i drive the 86 bus', 'and nobody ever says thanks']],
    ['bread and butter', ['bread and butter']],
    ['wohne in köln (mit hund), seit mai', ['wohne in köln', 'mit hund', 'seit mai']],
    ['paid 3,50 for it', ['paid 3,50 for it']],
  ])('of %j', (text, expected) => {
    expect(parts(text, clauseSpans)).toEqual(expected)
  })
})

it.each([
  ['she said "i am vegan" and left', `she said ${' '.repeat(12)} and left`],
  ['er: „ich bin 30“ haha', 'er:              haha'],
  ["it's mine, don't worry", "it's mine, don't worry"],
])('what is quoted is left blank: %j', (text, expected) => {
  expect(blankQuoted(text)).toBe(expected)
})
