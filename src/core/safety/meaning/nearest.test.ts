import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, MEANING_SIZE, marginOf, openCodes } from './nearest.ts'

const vector = (sign: (place: number) => number): number[] =>
  Array.from({ length: MEANING_SIZE }, (_, place) => sign(place) / Math.sqrt(MEANING_SIZE))
const even = vector((place) => (place % 2 === 0 ? 1 : -1))
const all = vector(() => 1)

describe('embedded meanings', () => {
  it('are closest to themselves', () => {
    expect(marginOf(even, [codeOf(even)], [codeOf(all)])).toBeCloseTo(1)
    expect(marginOf(all, [codeOf(even)], [codeOf(all)])).toBeCloseTo(-1)
  })

  it('survive encoding and decoding', () => {
    const codes = fc.array(fc.uint8Array({ minLength: 64, maxLength: 64 }), { maxLength: 5 })
    fc.assert(
      fc.property(codes, (kept) => {
        expect(openCodes(Buffer.concat(kept).toString('base64'))).toEqual(kept)
      }),
    )
  })
})
