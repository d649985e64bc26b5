import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectServer, migrateDatabase } from '../../src/server/db/client.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { PROGRAM } from './program.ts'

/** The product as processes on their own PostgreSQL server. */

const START_LIMIT_MS = 40_000

const running = new Set<ChildProcess>()

export interface ProductProcess {
  child: ChildProcess
  origin: string
  /** Ends it, and returns how long that took in milliseconds. */
  end(signal: NodeJS.Signals): Promise<number>
}

export interface ProcessGround {
  server: PostgresServer
  /** Survives a restart of the server: a query during it fails, the next one reconnects. */
  pool: pg.Pool
  /** MASTER_KEY of every process. */
  master: Buffer
  start(env: Record<string, string>): Promise<ProductProcess>
  close(): Promise<void>
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`it did not start: ${printed}`)), START_LIMIT_MS)
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${printed}`)))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        printed = `${printed}${text}`.slice(-4000)
        const address = /^http:\/\/\S+$/m.exec(printed)?.[0]
        if (!address) return
        clearTimeout(late)
        resolve(address)
      })
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const began = performance.now()
  if (child.exitCode !== null || child.signalCode !== null) return 0
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return performance.now() - began
}

/** Starts the product; `end` kills it with the given signal. */
export async function startProduct(env: Record<string, string>): Promise<ProductProcess> {
  const base = { PATH: process.env.PATH, PORT: '0', RATE_LIMITS: 'off', AI_PROVIDER: 'builtin' }
  const child = spawn(process.execPath, [PROGRAM], { env: { ...base, ...env } as NodeJS.ProcessEnv })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { child, origin: await addressOf(child), end: (signal) => end(child, signal) }
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
export async function openProcessGround(parent?: string): Promise<ProcessGround> {
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
