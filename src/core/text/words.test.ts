import { expect, it } from 'vitest'
import { emojiIn, plainCode } from './words.ts'

it.each([
  ['We won 🎉 🎉!', ['🎉', '🎉']],
  ['Thanks 👍🏽', ['👍']],
  ['❤️ and ❤', ['❤', '❤']],
  ['👩‍🚀', ['👩', '🚀']],
  ['from 🇨🇱 to 🇩🇪', ['🇨🇱', '🇩🇪']],
  ['1, 2 and #3', []],
])('the emoji of %j', (text, emoji) => {
  expect(emojiIn(text)).toEqual(emoji)
})

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['１２３４５６', '123456'],
  ['\u200b12 34 56', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['१२३४५०', '123450'],
  ['123.456.', '123456'],
  ['[123 456]', '123456'],
  ['7kq2-m9xd', '7kq2m9xd'],
])('%j is %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})
