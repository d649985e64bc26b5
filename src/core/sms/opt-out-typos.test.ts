import { expect, it } from 'vitest'
import { fixTypos } from './opt-out-typos.ts'

it.each([
  ['pls stpo textng me', 'please stop texting me'],
  ['stooop', 'stop'],
  ['testing the massage', 'testing the massage'],
  ['stop constructor', 'stop constructor'],
])('fixes %j', (typed, meant) => {
  expect(fixTypos(typed)).toBe(meant)
})
