import { expect, it } from 'vitest'
import { turn } from './turn-words.ts'

it.each([
  ['my boss yelled at me', 'your boss yelled at you'],
  ['I was tired of my job', 'you were tired of your job'],
  ['my constructor yelled at me', 'your constructor yelled at you'],
])('turns %j', (said, turned) => {
  expect(turn(said.split(' '))).toBe(turned)
})
