import { expect, it } from 'vitest'
import { fixTypos } from './opt-out-words.ts'

it.each([
  ['pls stpo textng me', 'please stop texting me'],
  ['stooop', 'stop'],
  ['testing the masage', 'testing the masage'],
  ['stop constructor', 'stop constructor'],
])('fixes %j', (typed, meant) => {
  expect(fixTypos(typed.split(' ')).join(' ')).toBe(meant)
})
