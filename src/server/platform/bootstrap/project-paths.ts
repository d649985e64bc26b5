import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The project's root, whether the program runs from `src` or `dist`. */
const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.')

export const MIGRATIONS = join(ROOT, 'migrations')
/** An empty database, made by the build and copied by a first start. */
export const TEMPLATE = join(ROOT, 'dist/database-template')
export const WEB_ROOT = join(ROOT, 'dist/web')

export const productVersion = (): string => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
