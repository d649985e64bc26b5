import { expect, it } from 'vitest'
import { emojiIn } from './words.ts'

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
