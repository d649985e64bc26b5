import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PGLITE_ONLY, PGLITE_SMOKE } from './tests/support/pglite-smoke.ts'
import { SHORT_LIVED } from './tests/support/program.ts'

// A test that needs the database is called `*.api.test.ts` and runs on a PostgreSQL server; a few of them run on the
// embedded database as well. Everything else is a unit test and needs neither.
const API_TESTS = ['src/server/**/*.api.test.ts', 'tests/api/**/*.test.ts']

/** Tests that start the product as processes, and choose their databases themselves. */
const PROCESS_TESTS = ['tests/processes/**/*.test.ts']

/** A busy machine takes its time until what a test waits for has happened. */
const expectations = { poll: { timeout: 10_000 } }

/** Fewer, larger collections of garbage: by default a tenth of the processor time goes there. */
const LARGE_NURSERY = ['--min-semi-space-size=16', '--max-semi-space-size=64']

interface Files {
  include: string[]
  exclude?: string[]
}

const apiProject = (database: 'pglite' | 'postgres', files: Files) => ({
  test: {
    name: `api-${database}`,
    ...files,
    globalSetup: [`tests/support/${database}-setup.ts`],
    alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/fast-argon2.ts') },
    env: { TEST_DATABASE: database, NODE_ENV: 'test' },
    execArgv: database === 'pglite' ? [...SHORT_LIVED, ...LARGE_NURSERY] : LARGE_NURSERY,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: expectations,
    // Files share what is loaded; each app has a database, and so a state, of its own.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    // Files wait for their database more than they compute: both cores of a small machine are used.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: API_TESTS,
          execArgv: LARGE_NURSERY,
          // Properties try thousands of cases; a machine with every core busy takes its time.
          testTimeout: 60_000,
          expect: expectations,
          // Loading modules for each file would take a third of the processor time. In a run of their own: with the
          // embedded database in the same worker, the tests of Markdown failed.
          isolate: false,
        },
      },
      {
        test: {
          name: 'processes',
          include: PROCESS_TESTS,
          globalSetup: ['tests/support/processes-setup.ts'],
          // Files share what is loaded: each leaves nothing running.
          isolate: false,
          // Each of dozens of starts takes ten seconds on a machine with every core busy.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: expectations,
        },
      },
      apiProject('postgres', { include: API_TESTS, exclude: PGLITE_ONLY }),
      apiProject('pglite', { include: [...PGLITE_SMOKE, ...PGLITE_ONLY] }),
    ],
  },
})
