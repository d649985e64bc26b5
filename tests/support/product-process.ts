import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectServer, migrateDatabase } from '../../src/server/platform/db/client.ts'
import { endWithUs } from './end-with-us.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { PROGRAM } from './program.ts'
import { until } from './until.ts'

/** The product as processes on their own PostgreSQL server. */

/** A machine with every core busy takes its time. */
const START_LIMIT_MS = 90_000

/** Loading the sentence model takes as long as a start. */
const DEFAULTS = {
  PATH: process.env.PATH,
  PORT: '0',
  RATE_LIMITS: 'off',
  AI_PROVIDER: 'builtin',
  LOCAL_EMBEDDINGS: 'off',
}

const running = new Set<ChildProcess>()

export interface LaunchedProcess {
  child: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Ends it, and returns how long that took in milliseconds. */
  end(signal: NodeJS.Signals): Promise<number>
}

export interface ProductProcess extends LaunchedProcess {
  origin: string
}

export interface TestBed {
  server: PostgresServer
  /** Survives a restart of the server: a query during it fails, the next one reconnects. */
  pool: pg.Pool
  /** MASTER_KEY of every process. */
  master: Buffer
  start(env: Record<string, string>): Promise<ProductProcess>
  close(): Promise<void>
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const began = performance.now()
  if (child.exitCode !== null || child.signalCode !== null) return 0
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return performance.now() - began
}

/** Starts the product without waiting until it listens. */
export function launchProduct(env: Record<string, string>): LaunchedProcess {
  const child = spawn(process.execPath, PROGRAM, { env: { ...DEFAULTS, ...env } as NodeJS.ProcessEnv })
  endWithUs(child)
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  return { child, output: () => output, end: (signal) => end(child, signal) }
}

/** Waits for its address, which is the last line of a start. */
async function addressOf({ child, output }: LaunchedProcess): Promise<string> {
  const address = () => /^(http:\/\/\S+)\n/m.exec(output())?.[1]
  await until(
    async () => address() ?? child.exitCode,
    (found) => found !== null,
    START_LIMIT_MS,
  )
  const found = address()
  if (!found) throw new Error(`it ended with ${child.exitCode}: ${output()}`)
  return found
}

/** Starts the product; `end` kills it with the given signal. */
export async function startProduct(env: Record<string, string>): Promise<ProductProcess> {
  const launched = launchProduct(env)
  return { ...launched, origin: await addressOf(launched) }
}

/** Ends every process that a test has left running. */
export const endProducts = async (): Promise<void> => {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
}

async function migrate(url: string): Promise<void> {
  const database = connectServer(url, () => undefined)
  await migrateDatabase(database)
  await database.close()
}

/** A migrated server without people, with its data in `parent`. */
export async function openTestBed(parent?: string): Promise<TestBed> {
  const [server, dataDir] = await Promise.all([startPostgres(parent), mkdtemp(join(tmpdir(), 'coterie-processes-'))])
  await migrate(server.url)
  const pool = new pg.Pool({ connectionString: server.url })
  pool.on('error', () => undefined)
  const master = randomBytes(32)
  const base = {
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    MASTER_KEY: master.toString('hex'),
  }
  return {
    server,
    pool,
    master,
    start: (env) => startProduct({ ...base, ...env }),
    async close() {
      await endProducts()
      await pool.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
