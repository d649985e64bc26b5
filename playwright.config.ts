import { defineConfig } from '@playwright/test'
import { findChromium, LAUNCH_ARGS } from './tests/e2e/chromium.ts'

const executablePath = findChromium()
const OUTPUT = 'test-results'
const PHONE = { width: 390, height: 844 }
const PAGES = '**/*-pages.spec.ts'
const DESKTOP = { width: 1440, height: 900 }

const look = (name: string, viewport: typeof PHONE, colorScheme: 'light' | 'dark') => ({
  name,
  use: { viewport, colorScheme, hasTouch: viewport === PHONE },
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: OUTPUT,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    // Nothing moves: a colour half-way through its change has no contrast worth judging.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Of what is tried again: keeping one of every test would take a fifth more of the processor.
    trace: 'on-first-retry',
    launchOptions: { args: LAUNCH_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  // Between them the first two show every journey in both widths and both themes; pages are looked at in all four.
  projects: [
    look('phone-light', PHONE, 'light'),
    look('desktop-dark', DESKTOP, 'dark'),
    { ...look('phone-dark', PHONE, 'dark'), testMatch: PAGES },
    { ...look('desktop-light', DESKTOP, 'light'), testMatch: PAGES },
  ],
  // The product as a person starts it: the same command, on a free port, with a data directory of its own.
  webServer: {
    command: 'npm start',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      // Emptied at the start of each run.
      DATA_DIR: `${OUTPUT}/data-${process.pid}`,
      AI_PROVIDER: 'builtin',
      RATE_LIMITS: 'off',
      SMS_PROVIDER: 'simulator',
    },
    wait: { stdout: /(?<coterie_address>http:\/\/127\.0\.0\.1:\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
