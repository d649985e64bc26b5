import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const isInput = (/** @type {string} */ path) => !/\.test\.tsx?$/.test(path)

/** @param {string} root @param {string} path @returns {string[]} */
function filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(isInput)
    .sort()
}

/**
 * A hash over the names and contents of files and folders. Any changed byte changes it; a checkout that only touches
 * files does not.
 *
 * @param {string} root with a slash at its end
 * @param {string[]} paths relative to `root`
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether node_modules contains what the lock file names. Optional packages for other platforms may be missing.
 *
 * @param {string} root
 */
export function installedMatchesLock(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = packagesOf(hidden)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}
