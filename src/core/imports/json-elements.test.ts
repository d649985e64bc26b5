import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonElements } from './json-elements.ts'

const ALL = 1_000_000

function elementsOf(pieces: readonly string[], longest = ALL) {
  const found: (string | null)[] = []
  const elements = jsonElements((text) => found.push(text), longest)
  for (const piece of pieces) elements.push(piece)
  return { found, isComplete: elements.isComplete() }
}

/** `text` cut at these places. */
function cutAt(text: string, places: readonly number[]): string[] {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b)
  return cuts.slice(1).map((end, at) => text.slice(cuts[at], end))
}

it('finds the objects of any array, however it arrives', () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(objects, fc.array(fc.nat()), fc.constantFrom(0, 1, 2), (values, places, indent) => {
      const { found, isComplete } = elementsOf(cutAt(JSON.stringify(values, null, indent), places))
      expect(found.map((text) => JSON.parse(text ?? ''))).toEqual(JSON.parse(JSON.stringify(values)))
      expect(isComplete).toBe(true)
    }),
  )
})

it('passes over what is no object, and leaves out what is too long', () => {
  const long = JSON.stringify({ text: 'x'.repeat(50) })
  const { found } = elementsOf(cutAt(`[1, "a{", null, {"a":"}"}, ${long}, {"b":"\\""}]`, [3, 20, 40, 60]), 20)
  expect(found).toEqual(['{"a":"}"}', null, '{"b":"\\""}'])
})

it('tells a file that was cut off', () => {
  expect(elementsOf(['[{"a":1},{"b"']).isComplete).toBe(false)
})
