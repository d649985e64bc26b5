import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The project's folder, whether the program runs from `src` or from what the build joined in `dist`. */
const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.')

export const MIGRATIONS = join(ROOT, 'migrations')
/** Where the build leaves an empty database for a first start to copy. */
export const TEMPLATE = join(ROOT, 'dist/database-template')
/** The built pages. */
export const WEB_ROOT = join(ROOT, 'dist/web')

/** The version in package.json. */
export const productVersion = (): string => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
