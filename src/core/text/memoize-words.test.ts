import { expect, it } from 'vitest'
import { memoizeWords } from './memoize-words.ts'

const FLOOD = 25_000
const LONG = 'x'.repeat(1000)

function counted() {
  const asked: string[] = []
  const find = memoizeWords((word) => {
    asked.push(word)
    return { word }
  })
  return { find, times: (word: string) => asked.filter((each) => each === word).length }
}

it('looks a word up once, and again only after a flood of others', () => {
  const { find, times } = counted()
  expect(find('rope')).toBe(find('rope'))
  for (let nth = 0; nth < FLOOD; nth += 1) find(`word${nth}`)
  expect(find('rope')).toEqual({ word: 'rope' })
  expect(times('rope')).toBe(2)
})

it('keeps no long words', () => {
  const { find, times } = counted()
  find(LONG)
  expect(find(LONG)).toEqual({ word: LONG })
  expect(times(LONG)).toBe(2)
})
