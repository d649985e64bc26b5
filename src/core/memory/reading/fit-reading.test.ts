import { expect, it } from 'vitest'
import { countCalls } from './fit-reading.ts'

it.each([
  ['nothing that the person said', { said: 0, turns: 4, characters: 900 }, 0],
  ['a few short messages', { said: 3, turns: 6, characters: 900 }, 1],
  ['as many messages as one call holds', { said: 20, turns: 40, characters: 20_000 }, 1],
  ['one message more', { said: 21, turns: 41, characters: 9000 }, 2],
  ['many answers to few questions', { said: 10, turns: 130, characters: 9000 }, 4],
  ['long messages', { said: 10, turns: 20, characters: 40_001 }, 3],
])('estimates the calls for %s', (_, unread, calls) => {
  expect(countCalls(unread)).toBe(calls)
})
