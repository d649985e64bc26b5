import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { endWithUs } from './end-with-us.ts'
import { findPostgres, isRoot } from './postgres-binaries.ts'

const run = promisify(execFile)
const PREFIX = 'coterie-postgres-'
const OWNER_FILE = 'owner.pid'
const START_LIMIT_MS = 30_000
const LOG_KEPT = 4000

export interface PostgresServer {
  /** URL of its `postgres` database, over a socket that only this machine's user and root can reach. */
  url: string
  /** Its data directory. */
  data: string
  /** Stops it at once, losing what it holds in memory, as in a power cut. */
  halt(): Promise<void>
  /** Starts it again with the same data. */
  resume(): Promise<void>
  /** Both, one after the other. */
  crash(): Promise<void>
  stop(): Promise<void>
}

interface Identity {
  uid?: number
  gid?: number
}

interface Options extends Identity {
  cwd: string
}

/** The server refuses to run as root: uses its own user then, or nobody. */
function identity(): Identity {
  if (!isRoot) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .sort()
    .reverse()
    .find((entry) => /^(postgres|nobody):/.test(entry))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Stops and removes what killed runs left behind. */
async function sweepLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const directory = join(tmpdir(), name)
    const owner = Number(readOrEmpty(join(directory, OWNER_FILE)))
    if (owner === 0 || isAlive(owner)) continue
    const server = Number(readOrEmpty(join(directory, 'data', 'postmaster.pid')).split('\n')[0])
    if (server > 0 && commandOf(server).includes(directory)) process.kill(server, 'SIGQUIT')
    await sleep(server > 0 ? 500 : 0)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Its command line: the process id may belong to another program by now. */
function commandOf(pid: number): string {
  const listed = readOrEmpty(`/proc/${pid}/cmdline`)
  if (listed) return listed
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

async function makeDirectory({ uid, gid }: Identity, parent: string): Promise<string> {
  const directory = await mkdtemp(join(parent, PREFIX))
  await writeFile(join(directory, OWNER_FILE), String(process.pid))
  await chmod(directory, 0o700)
  if (uid !== undefined && gid !== undefined) await chown(directory, uid, gid)
  return directory
}

const settings = (directory: string): string[] =>
  [
    `unix_socket_directories=${directory}`,
    'listen_addresses=',
    'max_connections=300',
    'shared_buffers=128MB',
    'max_wal_size=2GB',
    // The server gets killed here, but the machine does not.
    'fsync=off',
    'log_min_messages=fatal',
  ].flatMap((setting) => ['-c', setting])

export const addressOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

interface Running {
  end(signal: NodeJS.Signals): Promise<void>
}

async function startServer(binaries: string, data: string, url: string, options: Options): Promise<Running> {
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings(options.cwd)], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk}`.slice(-LOG_KEPT)
  })
  endWithUs(server)
  const ended = once(server, 'exit')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal)
    await ended
  }
  const failed = ended.then(() => Promise.reject(new Error(`PostgreSQL ended: ${log}`)))
  await Promise.race([untilReady(url), failed]).catch(async (error) => {
    await end('SIGINT')
    throw error
  })
  return { end }
}

/** Starts our own, empty PostgreSQL server, until `stop`. Removes leftovers of killed runs first. */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  await sweepLeftovers()
  const user = identity()
  const directory = await makeDirectory(user, parent)
  const binaries = await findPostgres(directory)
  const options = { ...user, cwd: directory }
  const data = join(directory, 'data')
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    options,
  )
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`
  const launch = () => startServer(binaries, data, url, options)
  const remove = () => rm(directory, { recursive: true, force: true, maxRetries: 5 })
  let server = await launch().catch(async (error) => {
    await remove()
    throw error
  })
  const halt = () => server.end('SIGQUIT')
  const resume = async (): Promise<void> => {
    server = await launch()
  }
  return {
    url,
    data,
    halt,
    resume,
    crash: () => halt().then(resume),
    async stop() {
      await server.end('SIGINT')
      await remove()
    },
  }
}
