import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseError } from '../errors.ts'
import { MIGRATIONS } from '../places.ts'
import type { Db } from '../ports.ts'
import { removeOrphans } from './leftover-files.ts'
import type { EmbeddedDatabase } from './pglite.ts'
import { schema } from './schema.ts'
import { SharingPool } from './sharing-pool.ts'

/** Any number does, as long as it stays the same: processes that start together wait for each other at it. */
const MIGRATION_LOCK = 7_302_026
const POOL_SIZE = 16
const CONNECT_TIMEOUT_MS = 10_000
/** Connections that reads share, and writes: one more than one, so that a long answer does not hold up all others. */
const LANES = 2
/** A new connection has to parse and plan every statement anew: they outlive the pauses of a conversation. */
const KEPT_IDLE_MS = 10 * 60_000

const { TIMESTAMPTZ } = pg.types.builtins
const parseAnyInstant = pg.types.getTypeParser(TIMESTAMPTZ)

/** `2026-11-20 09:12:00.5+00`, the common form, in half the driver's time; its own parser reads any other. */
function parseInstant(text: string): Date {
  const common = text.length <= 29 && text[10] === ' ' && text.at(-3) === '+'
  return common ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`) : parseAnyInstant(text)
}

pg.types.setTypeParser(TIMESTAMPTZ, parseInstant)

export interface Database {
  db: Db
  pool: SharingPool
  /** Is it the one of this process alone, with a single connection? */
  embedded: boolean
  close(): Promise<void>
}

/** A pool on a PostgreSQL server. */
export function connectServer(url: string, onLost: (error: Error) => void): Database {
  const options = { connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  const pool = new SharingPool({ ...options, idleTimeoutMillis: KEPT_IDLE_MS }, LANES, onLost)
  return { db: drizzle(pool, { schema }), pool, embedded: false, close: () => pool.end() }
}

/** A pool of the one connection that the embedded database has. Inside a transaction use only its own handle. */
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
  const pool = new SharingPool(options, 0, onLost)
  await removeOrphans(pool, embedded.directory)
  const close = async (): Promise<void> => {
    await pool.end()
    await embedded.close()
  }
  return { db: drizzle(pool, { schema }), pool, embedded: true, close }
}

/** What kept us from the database, without its address: that holds a password. */
function unreachable(cause: unknown): DatabaseError {
  const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
  return new DatabaseError(
    `The database of DATABASE_URL cannot be reached${code}. Is it running, and is the address right?`,
    {
      cause,
    },
  )
}

/** Brings the schema to the newest migration; many processes may call it at once. */
export async function migrateDatabase({ pool, embedded }: Database): Promise<void> {
  const client = await pool.connect().catch((cause) => {
    throw embedded ? cause : unreachable(cause)
  })
  try {
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
