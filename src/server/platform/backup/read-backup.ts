import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { type Jobs, pendingJobs } from '../jobs/queue.ts'
import { saveBackupTime } from '../outage/health.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/services.ts'

/**
 * A backup as lines of JSON: a header, then for each batch of rows a line with its table and row count and a line with
 * the rows, then a footer. A backup without its footer is incomplete. Rows stay as PostgreSQL wrote them: JavaScript
 * would round 64-bit numbers.
 */
export interface BackupHeader {
  backup: 'coterie'
  version: typeof BACKUP_VERSION
  takenAt: string
  /** The timestamp of the newest migration, in milliseconds, as in drizzle-kit's journal. */
  migration: number
}

export interface BackupBatch {
  table: string
  rows: number
}

export interface BackupFooter {
  end: true
  rows: number
  /** The last value of each sequence that has been used. */
  sequences: Record<string, string>
  jobs: Jobs
}

export const BACKUP_VERSION = 1

export const isFooter = (line: string): boolean => line.startsWith('{"end":true,')

/** Rows per batch: a message can take 10 kB of JSON, a picture 2 MB. */
const BATCH = 100
const BATCH_OF_PICTURES = 5

const batchOf = (table: string): number => (table === 'message_pictures' ? BATCH_OF_PICTURES : BATCH)

/** The newest migration of a database. */
export async function migrationOf(client: Pool | PoolClient): Promise<number> {
  const { rows } = await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations')
  return rows[0].newest
}

/** Tables by name; a restore suspends foreign keys, so the order does not matter. */
export async function tablesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function* batchesOf(client: PoolClient, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from public.${table} t`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchOf(table)} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close backup_rows')
}

async function* linesOf(client: PoolClient, takenAt: Date): AsyncGenerator<string> {
  const header: BackupHeader = {
    backup: 'coterie',
    version: BACKUP_VERSION,
    takenAt: takenAt.toISOString(),
    migration: await migrationOf(client),
  }
  yield JSON.stringify(header)
  let count = 0
  for (const table of await tablesOf(client)) {
    for await (const rows of batchesOf(client, table)) {
      const batch: BackupBatch = { table, rows: rows.length }
      yield JSON.stringify(batch)
      yield `[${rows.join()}]`
      count += rows.length
    }
  }
  const [sequences, jobs] = [await sequencesOf(client), await pendingJobs(client)]
  const footer: BackupFooter = { end: true, rows: count, sequences, jobs }
  yield JSON.stringify(footer)
}

/** Reads one instant while others keep writing. With an embedded database, which has one connection, they wait. */
export async function* readBackup(pool: Pool, takenAt: Date): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    yield* linesOf(client, takenAt)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

export async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/** The embedded database belongs to one process. This socket, for the owner of DATA_DIR only, gives others a backup. */

/** A stalled reader would block the embedded database, so it is dropped after this. */
const STALLED_MS = 10_000

/** Socket paths are limited to about a hundred bytes, so the shorter form is used. */
function pathOf(dataDir: string): string {
  const path = join(dataDir, 'backup.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

export async function openBackupSocket(dataDir: string, pool: Pool, clock: Clock, log: Log): Promise<() => void> {
  const path = pathOf(dataDir)
  async function hand(socket: Socket): Promise<void> {
    const takenAt = clock.now()
    socket.setTimeout(STALLED_MS, () => socket.destroy())
    await pipeline(readBackup(pool, takenAt), withEnds, socket)
    await saveBackupTime(pool, takenAt)
  }
  const server = createServer((socket) => {
    hand(socket).catch((cause) => log.warn({ err: cause }, 'a backup could not be completed'))
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  await rm(path, { force: true })
  server.listen(path, listening.resolve)
  try {
    await listening.promise
    await chmod(path, 0o600)
  } catch (cause) {
    log.warn({ err: cause }, 'to back up, the server has to be stopped: its socket in DATA_DIR cannot be opened')
  }
  return () => server.close()
}

/** The running server's backup; null if no server runs. */
export async function readFromServer(dataDir: string): Promise<Socket | null> {
  const socket = connect(pathOf(dataDir))
  const { promise, resolve } = Promise.withResolvers<Socket | null>()
  socket.once('connect', () => resolve(socket))
  socket.once('error', () => resolve(null))
  return promise
}
