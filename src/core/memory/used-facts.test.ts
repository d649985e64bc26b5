import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { KnownLine } from './fact-digest.ts'
import { usedFacts } from './used-facts.ts'

const line = (id: number, text: string): KnownLine => ({ id, text, about: 'note' })
const isUsed = (text: string, said: string, reply = 'Tell me more.'): boolean =>
  usedFacts([line(1, text)], said, reply).length === 1

it('finds facts mentioned in the reply or the message before it, in their order', () => {
  const known = [line(3, 'You live in Boston'), line(1, 'You have a dog, Rex'), line(2, 'You like chess')]
  expect(usedFacts(known, 'A walk with Rex', 'Boston is lovely in fall.')).toEqual([3, 1])
  expect(usedFacts(known, 'Boston', 'Chess?')).toEqual([3, 2])
  expect(usedFacts(known, 'Good morning', 'Hello!')).toEqual([])
  expect(usedFacts([], 'Boston', 'Chess?')).toEqual([])
})

it.each([
  ['You live in Boston', 'BOSTON!'],
  ['You are called Ann', "Whose mug is this? Ann's."],
  ['You are called Ann', 'Whose mug is this? Ann’s.'],
  ['You have a cat', 'Cats are funny'],
  ['You like limes', 'One lime, please'],
  ['You like to walk', 'I walked home'],
  ['You like to walk', 'Walking helps'],
  ['You are allergic to wasps', 'I saw a wasp'],
  ['You like dishes from Mexico', 'A dish for two'],
  ['You like gardens', 'My garden'],
  ['You are 34', 'Is 34 old?'],
  ['You get up at 6', 'Call me at 6'],
  ['Your way to work is the bus', 'The bus is late'],
  ['You speak français', 'Un peu de français'],
])('%s: used for %s', (text, said) => {
  expect(isUsed(text, said)).toBe(true)
})

it.each([
  ['You live in Boston', 'Where do you live?'],
  ['You are learning Spanish', 'I am learning to swim'],
  ['You play go', 'I go out'],
  ['You have a TV', 'The TV is on'],
  ['You like tea', 'We will rest as a team'],
  ['You have a cat', 'Look at the catalog'],
  ['You have a ring', 'The r key is stuck'],
  ['You want to sing', 'An essay about s'],
  ['You are 34', 'I have 3 and 4'],
])('%s: not used for %s', (text, said) => {
  expect(isUsed(text, said)).toBe(false)
})

it('ignores words that could mean several facts', () => {
  const common = `you your are not no longer live lives work works like likes want wants have has eat eats drive drives called name
    named speak speaks learning into weigh earn earns study goes with and for from that this was were been being does did about every
    week day month year times old years who what where when how can could would will just more very some any all out get got going
    take takes play plays really also than then them they there here good great well time today make made know need help think feel`
  expect(common.split(/\s+/).filter((word) => isUsed(`You said: ${word}`, word))).toEqual([])
})

it('counts any other word of four letters or more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[bcdfghjkmpqrtvxz]{4,12}$/), (word) => {
      expect(isUsed(`You said: ${word}`, 'Hi', word)).toBe(true)
      expect(isUsed(`You said: ${word}`, 'Hi', `${word}w`)).toBe(false)
    }),
  )
})
