import type { ClientBase } from 'pg'

/** A connection, or a pool of the only one: none of this may run in a transaction. */
export type Outside = Pick<ClientBase, 'query'>

/** PostgreSQL has no background process that checkpoints where it is embedded; reading more than this takes a restart too long. */
const LONGEST_BYTES = 16 * 1024 * 1024
/** Files of the log that one clearing writes over: at 16 MB each a second or two. */
const MOST_FILES = 64

/** Ends the log that a restart has to read after the process was killed, once it is long. */
export async function keepLogShort(client: Outside): Promise<void> {
  const { rows } = await client.query<{ long: boolean }>(
    `select pg_current_wal_insert_lsn() - redo_lsn > ${LONGEST_BYTES} as long from pg_control_checkpoint()`,
  )
  if (rows[0]?.long) await client.query('checkpoint')
}

/** May this role clear the log? */
export async function mayClearLog(client: Outside): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_function_privilege('pg_switch_wal()', 'execute') and has_function_privilege('pg_ls_waldir()', 'execute')
       and pg_has_role('pg_checkpoint', 'usage') as may`,
  )
  return rows[0]?.may === true
}

const LOG_FILES = `select count(*)::int as count from pg_ls_waldir() w, pg_control_checkpoint() c
  where w.name ~ '^[0-9A-F]{24}$' and w.name`

async function countFiles(client: Outside, which: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`${LOG_FILES} ${which}`)
  return rows[0]?.count ?? 0
}

/**
 * Takes what was logged so far out of the files of the log. After the checkpoint nothing before it is needed; PostgreSQL
 * removes such a file or keeps it for later, as it is, so those are written over: ending a file fills it with zeros.
 * Gives the number of files that are left, which a replica or an archive still waits for.
 */
export async function clearLog(client: Outside): Promise<number> {
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
  const ahead = await countFiles(client, '> pg_walfile_name(pg_current_wal_lsn())')
  // One more than are ahead: the one that is being written may have been kept, too.
  for (let file = 0; file <= Math.min(ahead, MOST_FILES); file += 1) {
    await client.query(`select pg_logical_emit_message(false, 'coterie', ''), pg_switch_wal()`)
  }
  await client.query('checkpoint')
  return countFiles(client, '< c.redo_wal_file')
}
