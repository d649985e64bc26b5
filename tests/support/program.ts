import { join } from 'node:path'

/** The built product, as `npm start` runs it. */
export const PROGRAM = join(import.meta.dirname, '../../dist/server/main.js')
