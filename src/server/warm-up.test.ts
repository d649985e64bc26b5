import { expect, it } from 'vitest'
import { extractFacts, FACT_PATTERNS } from '../core/memory/extract-facts.ts'
import { warmUp } from './warm-up.ts'

it('changes nothing in what it warms up', async () => {
  const before = extractFacts('I live in Boston.', () => null)
  await warmUp()
  expect(extractFacts('I live in Boston.', () => null)).toEqual(before)
  expect(FACT_PATTERNS.every((pattern) => pattern.lastIndex === 0)).toBe(true)
})
