import { expect, it } from 'vitest'
import { begun, bullets, card, labelled, phrase, quote, remembered, sentence, written } from './own-words.ts'

it.each([
  ['friday after lunch', 'Friday after lunch.'],
  ['  Friday!  ', 'Friday!'],
  ['iPhone', 'iPhone.'],
  ['a *b* [c]', 'A \\*b\\* &#91;c].'],
  ['$5 & $$6', '$5 & &#36;$6.'],
  ['&copy; me', '&amp;copy; me.'],
  ['two\nlines,', 'Two lines.'],
  ['he said “no”', 'He said “no”.'],
  ['🌧️', '🌧️'],
  ['see https://a.example/b_c_d', 'See https://a.example/b_c_d.'],
])('makes %j a sentence: %s', (said, text) => {
  expect(sentence(said)).toBe(text)
})

it.each([
  ['The new office.', 'the new office'],
  ['Ghent', 'Ghent'],
  ['...', '...'],
])('fits %j into a sentence: %s', (said, text) => {
  expect(phrase(said)).toBe(text)
})

it.each([
  ['68,000 from January', 'I am asking for 68,000 from January.'],
  ['A raise', 'I am asking for a raise.'],
  ['to lead the team', 'I am asking to lead the team.'],
  ["i'd like 68,000", "I'd like 68,000."],
  ['It is time for a raise', 'It is time for a raise.'],
])('begins %j: %s', (said, text) => {
  expect(begun('I am asking for', said)).toBe(text)
})

it('does not begin twice', () => {
  expect(begun('Me llamo', 'Ana')).toBe('Me llamo Ana.')
  expect(begun('Me llamo', 'Me llamo Ana')).toBe('Me llamo Ana.')
  expect(begun('Me llamo', 'me llamo Ana')).toBe('Me llamo Ana.')
})

it('quotes and lists line by line, without a mark that would mean something', () => {
  expect(quote('1. one', '', '# two')).toBe('> 1\\. one\n>\n> \\# two')
  expect(written('one\n\n> two')).toBe('> one\n>\n> \\> two')
  expect(bullets('- one\n2) two\n+3')).toBe('- one\n- two\n- \\+3')
})

it('leaves out what has no words', () => {
  expect(card('Title', labelled('When', ' '), labelled('Where', 'here'))).toBe('**Title**\n\n**Where:** Here.')
})

it('remembers a line of theirs, if it is short and has words', () => {
  expect(remembered('Wants', 'A *raise*.')).toBe('Wants “A *raise*”.')
  expect(remembered('Wants', '…')).toBeUndefined()
  expect(remembered('Wants', 'x'.repeat(200))).toBeUndefined()
})
