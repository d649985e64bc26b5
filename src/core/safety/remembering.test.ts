import { expect, it } from 'vitest'
import { remembering } from './remembering.ts'

const FLOOD = 25_000

it('looks a word up once, and again only after a flood of others', () => {
  const asked: string[] = []
  const find = remembering((word) => {
    asked.push(word)
    return { word }
  })
  expect(find('rope')).toBe(find('rope'))
  for (let nth = 0; nth < FLOOD; nth += 1) find(`word${nth}`)
  expect(find('rope')).toEqual({ word: 'rope' })
  expect(asked.filter((word) => word === 'rope')).toHaveLength(2)
})
