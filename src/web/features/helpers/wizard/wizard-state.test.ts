import { expect, it } from 'vitest'
import { PERSONAS } from '../../../../core/personas/personas.ts'
import { choiceError, choose, chosenPersona, NEW_WIZARD, OWN } from './wizard-state.ts'

it('requires a helper type first', () => {
  expect(choiceError(NEW_WIZARD)).toBe('Please select a helper type')
  expect(choiceError(choose(NEW_WIZARD, { choice: 'friend' }))).toBeNull()
})

it('fills in the name and description of the chosen persona', () => {
  const { form } = choose(NEW_WIZARD, { choice: 'career_coach' })
  expect(form.name).toBe('Alex')
  expect(form.description).toBe(PERSONAS.career_coach.description)
})

it('replaces defaults for another choice, but keeps what the person wrote', () => {
  const first = choose(NEW_WIZARD, { choice: 'career_coach' })
  const renamed = { ...first, form: { ...first.form, name: 'Ada' } }
  const { form } = choose(renamed, { choice: 'friend' })
  expect(form.name).toBe('Ada')
  expect(form.description).toBe(PERSONAS.friend.description)
})

it('creates a custom persona from the person’s description', () => {
  const own = choose(NEW_WIZARD, { choice: OWN })
  expect(choiceError(own)).toBe('Please give your helper a name')
  const named = choose(own, { ownName: ' Garden Guide ' })
  expect(choiceError(named)).toBe('Please describe your helper')
  const described = choose(named, { ownDescription: 'Knows when to prune.' })
  expect(choiceError(described)).toBeNull()
  expect(chosenPersona(described)).toMatchObject({ type: 'own_garden_guide', title: 'Garden Guide' })
  expect(described.form).toMatchObject({ name: 'Garden Guide', description: 'Knows when to prune.' })
})
