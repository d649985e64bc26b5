import { join } from 'node:path'

/** The product as the build joins it and `npm start` runs it. */
export const PROGRAM = join(import.meta.dirname, '../../dist/server/main.js')
