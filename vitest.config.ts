import { defineConfig } from 'vitest/config'

// A test that needs the database is called `*.api.test.ts` and runs twice: on the embedded database, and on a real
// PostgreSQL server. Everything else is a unit test and needs neither.
const API_TESTS = ['src/server/**/*.api.test.ts', 'tests/api/**/*.test.ts']

/** Tests that start the product as processes, and choose their databases themselves. */
const PROCESS_TESTS = ['tests/processes/**/*.test.ts']

const apiProject = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${database}`,
    include: API_TESTS,
    globalSetup: [`tests/support/${database}-setup.ts`],
    env: { TEST_DATABASE: database, NODE_ENV: 'test' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
          // Properties try thousands of cases; a machine with every core busy takes its time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: PROCESS_TESTS,
          globalSetup: ['tests/support/processes-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      apiProject('pglite'),
      apiProject('postgres'),
    ],
  },
})
