import { expect, it } from 'vitest'
import { tellsOfDeed } from './deeds.ts'

it.each([
  ['picked up my new glasses', true],
  ['had lunch with my old boss, awkward', true],
  ['I finally went to see Noor', true],
  ['the boiler broke and I sat in the cold', true],
  ['Ugh. Made soup.', true],
  ['the weekend went by way too fast', false],
  ['someone took my parking spot', false],
  ['so tired today', false],
  ['I need a holiday', false],
])('reports something that the writer did: %s', (text, expected) => {
  expect(tellsOfDeed(text)).toBe(expected)
})
