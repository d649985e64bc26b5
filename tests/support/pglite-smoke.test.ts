import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PGLITE_ONLY, PGLITE_SMOKE } from './pglite-smoke.ts'

const FEATURES = 'src/server/features'
/** Every test signs somebody up, and most create a helper and send it a message. */
const MET_ANYWAY = ['helpers']

const hasApiTests = (feature: string): boolean =>
  readdirSync(`${FEATURES}/${feature}`, { encoding: 'utf8', recursive: true }).some((file) =>
    file.endsWith('.api.test.ts'),
  )

it('names existing files', () => {
  expect([...PGLITE_SMOKE, ...PGLITE_ONLY].filter((file) => !existsSync(file))).toEqual([])
})

it('covers every feature with API tests', () => {
  const missed = readdirSync(FEATURES)
    .filter((feature) => hasApiTests(feature) && !MET_ANYWAY.includes(feature))
    .filter((feature) => !PGLITE_SMOKE.some((file) => file.startsWith(`${FEATURES}/${feature}/`)))
  expect(missed).toEqual([])
})
