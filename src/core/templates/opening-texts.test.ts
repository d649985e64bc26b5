import { expect, it } from 'vitest'
import { ownGreeting } from './opening-texts.ts'

const opening = { name: 'Ada', personName: 'Robin', chance: 0 }

it('chooses one of the opening messages and fills in both names', () => {
  const greetings = ['{{char}} waves at {{user}}.', 'Hello.']
  expect(ownGreeting({ ...opening, greetings })).toBe('Ada waves at Robin.')
  expect(ownGreeting({ ...opening, greetings, chance: 0.99 })).toBe('Hello.')
  expect(ownGreeting({ ...opening, greetings, personName: null })).toBe('Ada waves at you.')
})

it('never says what no helper may say', () => {
  const forbidden = 'You should die.'
  expect(ownGreeting({ ...opening, greetings: [forbidden, 'Hello.'] })).toBe('Hello.')
  expect(ownGreeting({ ...opening, greetings: [forbidden] })).toBeNull()
  expect(ownGreeting({ ...opening, greetings: [] })).toBeNull()
})
