import { expect, it } from 'vitest'
import { UPDATE_PAIRS } from '../../../tests/support/update-pairs.ts'
import type { Claim } from './claim.ts'
import { extractFacts } from './extract-facts.ts'
import { type CurrentFact, settleClaim } from './settle-claims.ts'

/** The current facts after two messages, in order. */
function currentAfter(messages: readonly string[]): (CurrentFact & { message: number })[] {
  const facts: (CurrentFact & { message: number })[] = []
  const recent: Claim[] = []
  for (const [message, text] of messages.entries()) {
    for (const claim of extractFacts(text, () => null, recent.toReversed())) {
      const settled = settleClaim(claim, message, facts)
      recent.push(claim)
      if (settled?.kind !== 'new') continue
      if (settled.supersedes)
        facts.splice(
          facts.findIndex(({ id }) => id === settled.supersedes?.id),
          1,
        )
      facts.push({ ...settled.claim, id: message * 100 + facts.length, validFrom: message, message })
    }
  }
  return facts
}

const isUpdated = ([before, after]: readonly string[]): boolean => {
  const told = currentAfter([before ?? '']).length
  const facts = currentAfter([before ?? '', after ?? ''])
  return facts.some(({ message }) => message === 1) && facts.filter(({ message }) => message === 0).length < told
}

it('has enough and varied updates', () => {
  expect(UPDATE_PAIRS.length).toBeGreaterThan(150)
})

it('a new number of children replaces the former', () => {
  expect(isUpdated(['I have two kids.', 'I have three kids now.'])).toBe(true)
})

it('supersedes outdated facts in nineteen of twenty updates', () => {
  const missed = UPDATE_PAIRS.filter((pair) => !isUpdated(pair)).map(([before, after]) => `${before} → ${after}`)
  expect(missed.length, missed.join('\n')).toBeLessThan(UPDATE_PAIRS.length / 20)
})
