import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { MIGRATIONS } from '../bootstrap/project-paths.ts'
import { DatabaseError } from '../errors/errors.ts'
import type { Log } from '../ports/log.ts'
import { removeOrphans } from './database-files.ts'
import type { EmbeddedDatabase } from './pglite.ts'
import { createPool, embeddedPool, keepsSession, serverPool } from './pool.ts'
import type { Db } from './statement.ts'

/** An arbitrary but fixed number: processes that start together take turns with this lock. */
const MIGRATION_LOCK = 7_302_026
const POOL_SIZE = 16
const CONNECT_TIMEOUT_MS = 10_000
/** New connections parse and plan every statement again, so connections outlive the pauses of a conversation. */
const KEPT_IDLE_MS = 10 * 60_000

export interface Database {
  db: Db
  pool: pg.Pool
  /** Connections that stay with one session of the server, for what outlives a statement; often the same pool. */
  sessions: pg.Pool
  /** The embedded database belongs to this process and has a single connection. */
  embedded: boolean
  close(): Promise<void>
}

/** `directUrl` leads to the server itself where `url` leads to a pooler such as PgBouncer. */
export function connectServer(url: string, onLost: (error: Error) => void, directUrl = url): Database {
  const timeout = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  const options = { connectionString: url, max: POOL_SIZE, idleTimeoutMillis: KEPT_IDLE_MS, ...timeout }
  const pool = serverPool(options, onLost)
  // Few and short-lived: what needs a session is rare, and may take longer than a statement may.
  const sessions = createPool({ connectionString: directUrl, max: 2, ...timeout }, onLost)
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), sessions.end()])
  }
  return { db: drizzle(pool), pool, sessions, embedded: false, close }
}

/** Inside a transaction, use only its own handle. */
export async function connectEmbedded(embedded: EmbeddedDatabase, onLost: (error: Error) => void): Promise<Database> {
  await embedded.opened
  embedded.onLost(onLost)
  const options = {
    stream: () => embedded.stream(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
  }
  const pool = embeddedPool(options, onLost)
  await removeOrphans(pool, embedded.directory)
  const close = async (): Promise<void> => {
    await pool.end()
    await embedded.close()
  }
  return { db: drizzle(pool), pool, sessions: pool, embedded: true, close }
}

/** To the embedded database of this process, or to the server at that URL. */
export async function connectDatabase(
  database: EmbeddedDatabase | string,
  log: Log,
  directUrl: string | null = null,
): Promise<Database> {
  const onLost = (error: Error): void => log.error({ err: error }, 'a connection to the database is lost')
  return typeof database === 'string'
    ? connectServer(database, onLost, directUrl ?? database)
    : connectEmbedded(database, onLost)
}

/** The error of a failed connection, without the URL, which holds a password. */
function unreachable(cause: unknown): DatabaseError {
  const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
  return new DatabaseError(
    `The database of DATABASE_URL cannot be reached${code}. Is it running, and is the address right?`,
    {
      cause,
    },
  )
}

const NO_SESSIONS =
  'DATABASE_URL leads to a pooler that keeps no session. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself (docs/self-hosting.md).'

/** Migrates to the newest schema; many processes may call it at once. */
export async function migrateDatabase({ sessions, embedded }: Database): Promise<void> {
  const client = await sessions.connect().catch((cause) => {
    throw embedded ? cause : unreachable(cause)
  })
  try {
    if (!embedded && !(await keepsSession(client, sessions))) throw new DatabaseError(NO_SESSIONS)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
      await client.query('insert into system_state default values on conflict do nothing')
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}
