import { expect, it, vi } from 'vitest'
import { COMPRESSIONS, MOST_WEIGHT, pageCode, weightOf } from './page-weight.ts'

/** Building takes seconds, on a busy machine many. */
const PATIENCE_MS = 120_000

it('opens a conversation with little more JavaScript than a bare page of React', { timeout: PATIENCE_MS }, async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { product, bare } = await pageCode()
  const weight = weightOf(product, COMPRESSIONS.gzip)
  expect(weight / weightOf(bare, COMPRESSIONS.gzip)).toBeLessThanOrEqual(MOST_WEIGHT)
  // React itself is in both: a build that lost it, or a page that was not found, would weigh nothing.
  expect(weightOf(bare, COMPRESSIONS.gzip)).toBeGreaterThan(50_000)
})
