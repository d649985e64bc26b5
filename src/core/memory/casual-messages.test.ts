import { describe, expect, it } from 'vitest'
import { scoreSet } from '../../../tests/support/fact-sets/read-set.ts'
import { SET_NAMES, setOf } from '../../../tests/support/fact-sets/sets.ts'
import { extractFacts } from './extract-facts.ts'
import { sentenceOf } from './sentence.ts'
import { settleClaim } from './settle-claims.ts'

/** The same date for every text that names a day or month: plans are stored only with their time. */
const dates = (text: string): string | null => (/\b(?:mon|tues|fri)day|june|october/i.test(text) ? 'Jun 2027' : null)

const find = (text: string) =>
  extractFacts(text, dates).flatMap((claim) => {
    const settled = settleClaim(claim, 0, [])
    return settled ? [{ sentence: sentenceOf(settled.claim), holds: claim.holds }] : []
  })

describe.each(['development', 'held-out'] as const)('facts in casual messages, the %s half', (half) => {
  const scores = SET_NAMES.map((name) => scoreSet(setOf(name, half), find))
  const sum = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((total, score) => total + count(score), 0)

  it('are almost never wrong', () => {
    const wrong = scores.flatMap((score) => score.wrong)
    const found = sum(({ right }) => right) + wrong.length
    expect(wrong.length / found, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it('are found more often than not', () => {
    const missed = scores.flatMap((score) => score.missed)
    expect(sum(({ met }) => met) / sum(({ required }) => required), missed.join('\n')).toBeGreaterThan(0.6)
  })
})
