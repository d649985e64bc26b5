import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import type { HealthAnswer } from '../../../contract/admin.ts'
import { withTimeout } from '../async/timers.ts'
import type { Database } from '../db/client.ts'
import type { Log } from '../ports/log.ts'

export interface Health {
  /** What this process lacks to be ready; empty when it is. */
  lacking(): Promise<MissingResource[]>
  figures(): Promise<ServerFigures>
}

const BACKUP = 'backup'

const READ = `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
  clock_timestamp() as now, (select at from heartbeats where name = '${BACKUP}') as "backupAt"`

const SAVE_BACKUP = `insert into heartbeats (name, at) values ('${BACKUP}', $1)
  on conflict (name) do update set at = greatest(heartbeats.at, excluded.at)`

/** `answerMs` is of a plain query; `disk` is where DATA_DIR lies; `clockAheadMs` is against the database's clock. */
type ServerFigures = Pick<HealthAnswer, 'database' | 'disk' | 'clockAheadMs'> & { backupAt: Date | null }

interface Row {
  version: string
  bytes: number
  now: Date
  backupAt: Date | null
}

export async function saveBackupTime(pool: Pool, takenAt: Date): Promise<void> {
  await pool.query(SAVE_BACKUP, [takenAt])
}

export const createServerFigures =
  ({ pool, embedded }: Database, dataDir: string) =>
  async (): Promise<ServerFigures> => {
    const began = performance.now()
    const { rows } = await pool.query<Row>(READ)
    const answerMs = performance.now() - began
    const [row] = rows
    if (!row) throw new Error('the database gave no figures')
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return {
      database: { embedded, version: row.version, bytes: row.bytes, answerMs },
      disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
      // Half of the round trip is the way back.
      clockAheadMs: Date.now() - answerMs / 2 - row.now.getTime(),
      backupAt: row.backupAt,
    }
  }

async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

const WRITE = `insert into heartbeats (name, at) values ('write check', now())
  on conflict (name) do update set at = excluded.at`

/** Needs a temporary file of over a megabyte. A single row fits into an existing page, even on a full disk. */
const TAKE_ROOM = `set local work_mem = '64kB'; select count(*) from generate_series(1, 50000)`

async function checkWriting(pool: Pool): Promise<void> {
  await pool.query(WRITE)
}

async function checkRoom(pool: Pool): Promise<void> {
  await pool.query(TAKE_ROOM)
}

export type MissingResource = 'database' | 'writing' | 'disk'

/** The least free space beside the embedded database: a day of a busy installation. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024
const CHECKED_FOR_MS = 4000
/** A check that takes longer has failed. */
const PATIENCE_MS = 3000

function timeout(): never {
  throw new Error('timeout expired')
}

async function demandRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free < LEAST_FREE_BYTES) throw new Error(`${free} bytes are free where DATA_DIR lies`)
}

type DatabaseAccess = Pick<Database, 'pool' | 'embedded'>

export function createReadiness(
  { pool, embedded }: DatabaseAccess,
  dataDir: string,
  log: Log,
): () => Promise<MissingResource[]> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<MissingResource[]> = Promise.resolve([])

  async function lacks(lack: MissingResource, work: Promise<void>): Promise<MissingResource[]> {
    try {
      await withTimeout(work, PATIENCE_MS, timeout)
      return []
    } catch (cause) {
      log.error({ err: cause, lack }, 'not ready')
      return [lack]
    }
  }

  async function check(): Promise<MissingResource[]> {
    const writing = await lacks('writing', checkWriting(pool))
    return [...writing, ...(await lacks('disk', embedded ? demandRoom(dataDir) : checkRoom(pool)))]
  }

  return async () => {
    const answer = await lacks('database', ping(pool))
    // The embedded database ends when its disk is full.
    if (answer.length > 0) return embedded ? [...answer, ...(await lacks('disk', demandRoom(dataDir)))] : answer
    if (performance.now() - checkedAt > CHECKED_FOR_MS) {
      checkedAt = performance.now()
      checking = check()
    }
    return checking
  }
}
