import { expect, it } from 'vitest'
import { ownPersonaType } from './general.ts'
import { personaOf } from './personas.ts'

it.each([
  ['Garden Guide', 'own_garden_guide', 'Garden Guide'],
  ['园丁', 'own_园丁', '园丁'],
  ['🌱', 'own_helper_133', 'Helper 133'],
])('a helper called %s is of the type %s, titled %s', (name, type, title) => {
  expect(ownPersonaType(name)).toBe(type)
  expect(personaOf(type).title).toBe(title)
})
