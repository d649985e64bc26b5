import { join } from 'node:path'

/** What the program finds beside it. It runs as `src/server` and, joined by the build, as `dist/server`: equally deep. */
const inProject = (path: string): string => join(import.meta.dirname, '../..', path)

export const MIGRATIONS = inProject('migrations')
/** Where the build leaves an empty database for a first start to copy. */
export const TEMPLATE = inProject('dist/database-template')
/** The built pages. */
export const WEB_ROOT = inProject('dist/web')
