import { afterEach, expect, it, vi } from 'vitest'
import { PERSONAS, WRITINGS } from '../src/core/personas/personas.ts'
import { COMPRESSIONS, MOST_BYTES, pageCode, weightOf } from './page-weight.ts'

/** Building takes a few seconds, or many on a busy machine. */
const PATIENCE_MS = 120_000

// The files after this one run in the same process, and load React by this variable.
afterEach(() => vi.unstubAllEnvs())

it('allows a conversation little more JavaScript than a bare React page', { timeout: PATIENCE_MS }, async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { product, bare } = await pageCode()
  const weight = weightOf(product, COMPRESSIONS.gzip)
  expect(weight).toBeLessThanOrEqual(MOST_BYTES)
  // React is in both: a build without it, or a page that was not found, would weigh next to nothing.
  expect(weight).toBeGreaterThan(weightOf(bare, COMPRESSIONS.gzip))
  // Of the personas it has the looks, and nothing that they say.
  const code = product.join('')
  for (const { description } of Object.values(PERSONAS)) expect(code).toContain(description)
  for (const { ROLE, VOICE, TEMPLATES, EXERCISES } of Object.values(WRITINGS)) {
    const said = [ROLE.slice(0, 40), VOICE.purpose, ...TEMPLATES, ...EXERCISES.map(({ about }) => about)]
    expect(said.filter((text) => code.includes(text))).toEqual([])
  }
})
