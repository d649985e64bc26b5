import { expect, it } from 'vitest'
import { skeletonOf } from './sign-up.ts'

it.each([
  ['operator1', 'оperator1'],
  ['operator1', 'operatorl'],
  ['OPERATOR1', 'operatorI'],
  ['legal', 'ⅼеgа1'],
  ['modern', 'modem'],
  ['zoe', 'ᴢое'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one))
})

it.each([
  ['operator1', 'operator2'],
  ['иван', 'ivan'],
  ['jürgen', 'jorgen'],
  ['ada', 'adam'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one))
})
