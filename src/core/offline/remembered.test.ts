import { expect, it } from 'vitest'
import { endsSomething, touchedFact, touchedWords } from './remembered.ts'
import { plainOf, splitClauses } from './split-clauses.ts'

const HOME = { id: 1, text: 'You live in Queens', about: 'home' }
const SISTER = { id: 2, text: 'Your sister Anna sails on the river', about: 'note' }

it.each([
  ['I live in Brooklyn.', null],
  ['I live in Brooklyn near the river.', SISTER],
  ['Sirens live under my window.', HOME],
])('a fact that "%s" replaces is not recited', (text, fact) => {
  expect(touchedFact(text, [HOME, SISTER])).toBe(fact)
})

it('words that stated a replaced fact are not recited', () => {
  const said = (text: string) => [{ text, saidOn: null }]
  expect(touchedWords('I live in Brooklyn.', said('I live in Queens.'))).toBeNull()
  expect(touchedWords('Sirens live under my window.', said('I live in Queens.'))).toBe('I live in Queens')
})

it('a question of the person is not recited', () => {
  const said = (text: string) => [{ text, saidOn: null }]
  const called = 'The landlord called about the deposit.'
  expect(touchedWords(called, said('May my landlord keep the deposit?'))).toBeNull()
  expect(touchedWords(called, said('My landlord keeps the deposit.'))).toBe('My landlord keeps the deposit')
})

it('nothing is recited after "actually"', () => {
  expect(endsSomething(plainOf(splitClauses('Actually, my sister is called Hannah.')))).toBe(true)
})
