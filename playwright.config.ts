import { defineConfig } from '@playwright/test'
import { findHeadless, LAUNCH_ARGS } from './tests/e2e/chromium.ts'
import { PHONE } from './tests/e2e/widths.ts'

const executablePath = findHeadless()
const OUTPUT = 'test-results'
const STEP_MS = 60_000
/** A page lives for seconds: to optimise its code, and axe's, takes longer than it saves. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: OUTPUT,
  // Journeys wait half of the time; with a fourth at once, pages on two cores lag behind the keys. A file's tests stay in
  // one worker, which starts what they need once.
  workers: 3,
  // A busy machine takes its time. A test that hangs ends by the limit of a single step.
  timeout: 300_000,
  expect: { timeout: STEP_MS, toPass: { timeout: STEP_MS } },
  // Each second attempt is named in the results.
  retries: 1,
  forbidOnly: true,
  use: {
    actionTimeout: STEP_MS,
    // Nothing moves: a colour half-way through its change has no contrast worth judging.
    contextOptions: { reducedMotion: 'reduce' },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: PHONE,
    // A page would register it after four seconds, if it is open so long.
    serviceWorkers: 'block',
    launchOptions: { args: [...LAUNCH_ARGS, UNOPTIMISED], ...(executablePath ? { executablePath } : {}) },
  },
  // On a free port, with a data directory and a model of its own.
  webServer: {
    command: 'node tests/e2e/serve.ts',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      // Emptied at the start of each run.
      DATA_DIR: `${OUTPUT}/data-${process.pid}`,
      RATE_LIMITS: 'off',
      SMS_PROVIDER: 'simulator',
    },
    wait: { stdout: /(?<coterie_address>http:\/\/127\.0\.0\.1:\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
