import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PGLITE_ONLY, PGLITE_SMOKE } from './pglite-smoke.ts'

it('names existing files', () => {
  expect([...PGLITE_SMOKE, ...PGLITE_ONLY].filter((file) => !existsSync(file))).toEqual([])
})
