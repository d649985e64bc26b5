import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'

/** A killed process leaves files: PostgreSQL removes temporary ones only as a server, and keeps unfinished writes. */

/** A file of a table, index or sequence, named by its number. */
const STORED = /^(\d+)(?:_fsm|_vm|_init)?(?:\.\d+)?$/

const base = (directory: string, ...path: string[]): string => join(directory, 'base', ...path)

/** Before the database is opened. */
export const removeTemporary = (directory: string): Promise<void> =>
  rm(base(directory, 'pgsql_tmp'), { recursive: true, force: true })

/** After opening and before the first write, while nothing else creates files. */
export async function removeOrphans(pool: Pool, directory: string): Promise<void> {
  const { rows } = await pool.query<{ database: number; files: number[] }>(
    `select d.oid::int as database, array(select pg_relation_filenode(oid)::int from pg_class) as files
     from pg_database d where d.datname = current_database()`,
  )
  const [row] = rows
  if (!row) return
  const known = new Set(row.files)
  const folder = base(directory, String(row.database))
  const orphans = (await readdir(folder)).filter((name) => {
    const number = STORED.exec(name)?.[1]
    return number !== undefined && !known.has(Number(number))
  })
  for (const name of orphans) await rm(join(folder, name), { force: true })
}

/** A connection, or a pool with only one: none of this may run in a transaction. */
export type AutocommitClient = Pick<ClientBase, 'query'>

/** The embedded PostgreSQL has no background checkpointer; a restart would take too long to read more than this. */
const LONGEST_BYTES = 16 * 1024 * 1024
/** Log files overwritten per clearing: 16 MB each, which takes a second or two. */
const MOST_FILES = 64

/** Makes a checkpoint if a restart after a crash would have to read a long log. */
export async function checkpointLongLog(client: AutocommitClient): Promise<void> {
  const { rows } = await client.query<{ long: boolean }>(
    `select pg_current_wal_insert_lsn() - redo_lsn > ${LONGEST_BYTES} as long from pg_control_checkpoint()`,
  )
  if (rows[0]?.long) await client.query('checkpoint')
}

export async function mayClearLog(client: AutocommitClient): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_function_privilege('pg_switch_wal()', 'execute') and has_function_privilege('pg_ls_waldir()', 'execute')
       and pg_has_role('pg_checkpoint', 'usage') as may`,
  )
  return rows[0]?.may === true
}

const LOG_FILES = `select count(*)::int as count from pg_ls_waldir() w, pg_control_checkpoint() c
  where w.name ~ '^[0-9A-F]{24}$' and w.name`

async function countFiles(client: AutocommitClient, which: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`${LOG_FILES} ${which}`)
  return rows[0]?.count ?? 0
}

/**
 * Removes everything logged so far from the log files. After the checkpoint nothing before it is needed; PostgreSQL
 * deletes such a file or keeps it unchanged for reuse, so those are overwritten: switching to the next file fills one
 * with zeros. Returns the number of remaining files, which a replica or an archive still needs.
 */
export async function clearLog(client: AutocommitClient): Promise<number> {
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
  const ahead = await countFiles(client, '> pg_walfile_name(pg_current_wal_lsn())')
  // One more than there are ahead, because the current one may have been kept, too.
  for (let file = 0; file <= Math.min(ahead, MOST_FILES); file += 1) {
    await client.query(`select pg_logical_emit_message(false, 'coterie', ''), pg_switch_wal()`)
  }
  await client.query('checkpoint')
  return countFiles(client, '< c.redo_wal_file')
}
