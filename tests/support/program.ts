import { join } from 'node:path'

/** Code optimised in the background only pays off in processes that run longer than a test. */
export const SHORT_LIVED = ['--liftoff-only', '--no-regexp-tier-up']

/** Arguments that start the built product, as `npm start` runs it. */
export const PROGRAM = [...SHORT_LIVED, join(import.meta.dirname, '../../dist/server/main.js')]
