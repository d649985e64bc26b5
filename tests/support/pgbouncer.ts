import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { isRoot } from './postgres-binaries.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const PROGRAM = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is there; as root it is installed from Debian's packages. */
export async function ensurePgBouncer(): Promise<boolean> {
  if (!existsSync(PROGRAM) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env }).catch(() => undefined)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], { env }).catch(
      () => undefined,
    )
  }
  return existsSync(PROGRAM)
}

export interface Pooler {
  url: string
  close(): Promise<void>
}

/** PgBouncer in transaction mode, with few connections to the server behind `url` (over its socket). */
export async function startPgBouncer(url: string): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'coterie-pgbouncer-'))
  const port = await freePort()
  const { host, user, database } = new pg.Client(url)
  const settings = [
    '[databases]',
    // Each database is opened as this user, whoever asks.
    `* = host=${host} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 200',
  ]
  const file = join(directory, 'pgbouncer.ini')
  await writeFile(file, `${settings.join('\n')}\n`)
  await chmod(directory, 0o755)
  // It refuses to run as root.
  const child = spawn(PROGRAM, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' })
  const address = `postgres://${user}@127.0.0.1:${port}/${database}`
  await until(
    async () => {
      const client = new pg.Client(address)
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    },
    (isUp) => isUp,
  )
  return {
    url: address,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}
