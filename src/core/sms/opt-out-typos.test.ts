import { expect, it } from 'vitest'
import { mendTypos } from './opt-out-typos.ts'

it.each([
  ['pls stpo textng me', 'please stop texting me'],
  ['stooop', 'stop'],
  ['testing the massage', 'testing the massage'],
  ['stop constructor', 'stop constructor'],
])('mends %j', (typed, meant) => {
  expect(mendTypos(typed)).toBe(meant)
})
