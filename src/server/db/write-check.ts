import type { Pool } from 'pg'

/** Rejects when the database does not answer. */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

const WRITE = `insert into heartbeats (name, at) values ('write check', now())
  on conflict (name) do update set at = excluded.at`

/**
 * Counting this many rows exceeds the work memory and needs a temporary file of over a megabyte next to the data. A
 * single row would not reveal a full disk, as it fits into an existing page.
 */
const TAKE_ROOM = `set local work_mem = '64kB'; select count(*) from generate_series(1, 50000)`

/** Rejects if the database cannot be written to. */
export async function checkWriting(pool: Pool): Promise<void> {
  await pool.query(WRITE)
}

/** Rejects if the disk of a database server is full. */
export async function checkRoom(pool: Pool): Promise<void> {
  await pool.query(TAKE_ROOM)
}
