import { hasDatabaseCode } from '../errors/errors.ts'
import type { Log } from '../ports/log.ts'
import type { Database } from './client.ts'
import { type AutocommitClient, clearLog, mayClearLog } from './database-files.ts'
import type { Queryable } from './statement.ts'
import type { SCOPES } from './tables/admin.ts'
import { inBatches } from './transaction.ts'

/**
 * Removes deleted data from the database files. PostgreSQL only marks a deleted row: its bytes stay in the page and in
 * the log until they are overwritten. So the tables are rewritten and the log is cleared. Triggers record in
 * `erasures`, within the deleting transaction, that there is something to erase: if the process is killed, it happens
 * after the next start.
 */

/** The tables that hold memories, and those that hold messages. Every other deletion concerns all tables. */
const OF_MEMORY = [
  'conversation_memory',
  'conversation_summaries',
  'conversation_digests',
  'user_profiles',
  'follow_ups',
]
const OF_MESSAGE = [
  ...OF_MEMORY,
  'messages',
  'imports',
  'message_pictures',
  'panels',
  'recall_postings',
  'recall_positions',
  'recall_vectors',
]
const LARGE_BYTES = 64 * 1024 * 1024
const LARGE_AFTER = '20 hours'
/** An arbitrary but fixed number: processes of one database take turns. */
const ERASURE_LOCK = 7_302_028
/** Waiting for a table's lock blocks everyone behind us. */
const PATIENCE = "set lock_timeout = '1s'"
const LOCK_NOT_AVAILABLE = '55P03'

interface Due {
  xact: number
  scope: (typeof SCOPES)[number]
  isLate: boolean
}

interface Table {
  name: string
  holdsKeys: boolean
  isLarge: boolean
}

async function findDue(client: AutocommitClient): Promise<Due[]> {
  const { rows } = await client.query<Due>(
    `select xact, scope, created_at < now() - interval '${LARGE_AFTER}' as "isLate" from erasures`,
  )
  return rows.filter(({ scope, isLate }) => scope !== 'large' || isLate)
}

/** Null: all tables. */
function tablesOf(due: readonly Due[]): string[] | null {
  if (due.every(({ scope }) => scope === 'memory')) return OF_MEMORY
  return due.every(({ scope }) => scope === 'memory' || scope === 'message') ? OF_MESSAGE : null
}

/** Keys first, small tables before large ones. `pg_statistic` holds samples of columns. */
async function findTables(client: AutocommitClient, due: readonly Due[], largeBytes: number): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relname = 'user_keys' as "holdsKeys",
       pg_total_relation_size(c.oid) > $2 as "isLarge"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and pg_has_role(c.relowner, 'usage') and case
       when n.nspname = 'public' then $1::text[] is null or c.relname = any($1)
       else $1 is null and (n.nspname = 'pgboss' or c.oid = 'pg_catalog.pg_statistic'::regclass) end
     order by c.relname <> 'user_keys', pg_total_relation_size(c.oid)`,
    [tablesOf(due), largeBytes],
  )
  return rows
}

/** Whether an older transaction can still see deleted rows. A rewritten table would keep them. */
async function isSeen(client: AutocommitClient, name: string): Promise<boolean> {
  // Otherwise this connection's own deletions would be counted after the vacuum.
  await client.query('select pg_stat_force_next_flush()')
  await client.query(`vacuum ${name}`)
  const { rows } = await client.query<{ dead: string }>(
    'select n_dead_tup as dead from pg_stat_user_tables where relid = $1::regclass',
    [name],
  )
  return Number(rows[0]?.dead) > 0
}

/** True if the table's files hold no deleted data any more. The embedded database has no older transaction. */
async function rewrite(client: AutocommitClient, { name, holdsKeys }: Table, embedded: boolean): Promise<boolean> {
  try {
    if (!embedded && holdsKeys && (await isSeen(client, name))) return false
    await client.query(`vacuum (full) ${name}`)
    return true
  } catch (error) {
    if (hasDatabaseCode(error, LOCK_NOT_AVAILABLE)) return false
    throw error
  }
}

const NOTE_LARGE = `insert into erasures (scope) select 'large' where not exists (select from erasures where scope = 'large')`

const SETTLE = 'delete from erasures where (xact, scope) in (select * from unnest($1::bigint[], $2::text[]))'

export interface Erasure {
  /** Erases what was deleted before the call; tables that are locked are left to the next call. */
  run(): Promise<void>
  /** The same for an embedded database; on a server housekeeping does it, as it takes longer. Never rejects. */
  beforeAnswer(): Promise<void>
  /** Warns the operator if database permissions allow only part of it. */
  check(): Promise<void>
  countWaiting(): Promise<number>
}

interface ErasureOptions {
  embedded: boolean
  /** Rewriting larger tables takes too long while people wait. */
  largeBytes: number
  log: Log
}

interface Erased {
  held: string[]
  large: string[]
}

async function rewriteAll(
  client: AutocommitClient,
  due: readonly Due[],
  { embedded, largeBytes }: ErasureOptions,
): Promise<Erased> {
  const includesLarge = embedded && due.some(({ scope }) => scope === 'large')
  const erased: Erased = { held: [], large: [] }
  for (const table of await findTables(client, due, largeBytes)) {
    if (table.isLarge && !table.holdsKeys && !includesLarge) erased.large.push(table.name)
    else if (!(await rewrite(client, table, embedded))) erased.held.push(table.name)
  }
  if (embedded && erased.large.length > 0) await client.query(NOTE_LARGE)
  return erased
}

const FORBIDDEN = `what was deleted stays in PostgreSQL's write-ahead log until that is overwritten: this role may not clear it (docs/self-hosting.md, "What is deleted")`

/** One round, for everything deleted before it. */
async function eraseOn(client: AutocommitClient, options: ErasureOptions): Promise<void> {
  const { log } = options
  const due = await findDue(client)
  if (due.length === 0) return
  const began = performance.now()
  const { held, large } = await rewriteAll(client, due, options)
  const isCleared = await mayClearLog(client)
  const kept = isCleared ? await clearLog(client) : 0
  if (kept > 0)
    log.warn({ files: kept }, 'a replica, replication slot or archive keeps write-ahead log files with deleted data')
  if (held.length > 0) {
    log.warn({ tables: held }, 'what was deleted is not erased yet: a transaction holds these tables')
    return
  }
  await client.query(SETTLE, [due.map(({ xact }) => xact), due.map(({ scope }) => scope)])
  log.info({ large, isCleared, ms: Math.round(performance.now() - began) }, 'what was deleted is erased from the files')
}

/** On a server: one process at a time, on its own connection, which releases its lock when it ends. */
async function eraseOnServer(sessions: Database['sessions'], options: ErasureOptions): Promise<void> {
  const client = await sessions.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${ERASURE_LOCK}) as mine`)
    if (!rows[0]?.mine) return
    await client.query(PATIENCE)
    await eraseOn(client, options)
  } finally {
    client.release(true)
  }
}

export function createErasure(
  { pool, sessions, embedded }: Pick<Database, 'pool' | 'sessions' | 'embedded'>,
  log: Log,
  largeBytes = LARGE_BYTES,
): Erasure {
  const options = { embedded, largeBytes, log }
  // Statement by statement: others wait for the embedded database's only connection.
  const onServer = async (): Promise<void> => {
    if ((await findDue(pool)).length > 0) await eraseOnServer(sessions, options)
  }
  const round = () => (embedded ? eraseOn(pool, options) : onServer())
  const inTurn = inBatches(async (asked: null[]) => {
    await round()
    return asked
  })
  const run = async (): Promise<void> => {
    await inTurn(null)
  }
  return {
    run,
    async check() {
      if (!(await mayClearLog(pool))) log.warn({}, FORBIDDEN)
    },
    async countWaiting() {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from erasures')
      return rows[0]?.count ?? 0
    },
    async beforeAnswer() {
      if (embedded) await run().catch((err) => log.error({ err }, 'what was deleted is not erased yet'))
    },
  }
}

/** Schedules a full erasure, for data deleted or replaced without a trigger, such as addresses and codes. */
export async function noteErasure(db: Queryable): Promise<void> {
  await db.$client.query(`insert into erasures (scope) select 'all' where exists (select from users)`)
}

/** Requests erasure of the tables that contained deleted messages, once this transaction has ended. */
export async function noteMessageErasure(tx: Queryable): Promise<void> {
  await tx.$client.query(`insert into erasures (scope) values ('message') on conflict do nothing`)
}
