import { expect, it } from 'vitest'
import { either, inOrder, isAll, maybe, occursWithin, phrases, repeated } from './word-grammar.ts'

const politely = inOrder(maybe(phrases('please|oh please')), phrases('stop'), repeated(phrases('now|right now')))
const words = (text: string): string[] => text.split(' ')

it('matches a whole text, and a text that goes on after a match', () => {
  expect(isAll(politely, words('stop'))).toBe(true)
  expect(isAll(politely, words('oh please stop now right now'))).toBe(true)
  expect(isAll(politely, words('please stop it'))).toBe(false)
  expect(isAll(politely, words('now'))).toBe(false)
})

it('finds a rule within a text, and any of several rules', () => {
  expect(occursWithin(politely, words('I said stop right there'))).toBe(true)
  expect(occursWithin(either(phrases('go away'), politely), words('just go away'))).toBe(true)
  expect(occursWithin(politely, words('go away'))).toBe(false)
})

it('tries each part once per position, however many readings there are', () => {
  const any = repeated(either(phrases('a'), phrases('a|a a'), phrases('a a a')))
  const long = Array<string>(400).fill('a')
  expect(isAll(inOrder(any, any, any, phrases('b')), long)).toBe(false)
  expect(isAll(inOrder(any, any, any, phrases('b')), [...long, 'b'])).toBe(true)
})
