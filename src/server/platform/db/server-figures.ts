import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import type { Database } from './client.ts'

const BACKUP = 'backup'

const READ = `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
  clock_timestamp() as now, (select at from heartbeats where name = '${BACKUP}') as "backupAt"`

const SAVE_BACKUP = `insert into heartbeats (name, at) values ('${BACKUP}', $1)
  on conflict (name) do update set at = greatest(heartbeats.at, excluded.at)`

export interface ServerFigures {
  database: {
    embedded: boolean
    /** Of PostgreSQL. */
    version: string
    bytes: number
    answerMs: number
  }
  /** Where DATA_DIR lies. */
  disk: { freeBytes: number; totalBytes: number }
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAheadMs: number
  /** The time of the last backup; null if there was none. */
  backupAt: Date | null
}

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
