import { expect, it } from 'vitest'
import { fold, isAll, occurs, PhraseReader, wordsOf } from './phrases.ts'

const reader = new PhraseReader({ sets: { on: '', later: 'now|right now', any: 'a|a a|a a a' }, not: '' })
const words = (text: string): string[] => wordsOf(fold(text))
const politely = reader.read('[please|oh please] stop {later}*')

it('matches a whole text, and a text that goes on after a match', () => {
  expect(isAll(politely, words('stop'))).toBe(true)
  expect(isAll(politely, words('oh please stop now right now'))).toBe(true)
  expect(isAll(politely, words('please stop it'))).toBe(false)
  expect(isAll(politely, words('now'))).toBe(false)
})

it('finds a phrase within a text, and any of several phrases', () => {
  expect(occurs(politely, words('I said stop right there'))).toBe(true)
  expect(occurs(reader.read('go away | [please] stop'), words('just go away'))).toBe(true)
  expect(occurs(politely, words('go away'))).toBe(false)
})

it('tries each part once per position, however many readings there are', () => {
  const long = Array<string>(400).fill('a')
  const phrase = reader.read('{any}* (a|a a)* {any}* b')
  expect(isAll(phrase, long)).toBe(false)
  expect(isAll(phrase, [...long, 'b'])).toBe(true)
})

it.each(['(a', 'a)', '[a', '{none}'])('says that %j is no phrase', (phrase) => {
  expect(() => reader.read(phrase)).toThrow()
})
