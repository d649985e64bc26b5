import { expect, it } from 'vitest'
import { fillNames } from './card.ts'

it.each([
  ['{{char}} greets {{user}}.', 'Ada greets Robin.'],
  ['{{Char}} and {{ USER }}', 'Ada and Robin'],
  ['<BOT> or <char> meets <USER>', 'Ada or Ada meets Robin'],
  ['{{random:a,b}} <b>{char}</b>', '{{random:a,b}} <b>{char}</b>'],
  ['$& {{user}}', '$& Robin'],
])('fills the places for names: %s', (text, filled) => {
  expect(fillNames(text, { char: 'Ada', user: 'Robin' })).toBe(filled)
})
