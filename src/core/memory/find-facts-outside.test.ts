import { expect, it } from 'vitest'
import { scoreSet } from '../../../tests/support/fact-sets/read-set.ts'
import { OUTSIDE_SETS } from '../../../tests/support/fact-sets/sets.ts'
import { findFacts } from './find-facts.ts'
import { sentenceOf } from './sentence.ts'
import { settleClaim } from './settle-claims.ts'

const find = (text: string) =>
  findFacts(text, () => null).flatMap((claim) => {
    const settled = settleClaim(claim, 0, [])
    return settled ? [{ sentence: sentenceOf(settled.claim), holds: claim.holds }] : []
  })

it.each(Object.entries(OUTSIDE_SETS))('most facts of other people’s messages are found: %s', (_, set) => {
  const { right, wrong, met, required } = scoreSet(set, find)
  expect(met / required).toBeGreaterThan(0.6)
  expect(right / (right + wrong.length)).toBeGreaterThan(0.8)
})
