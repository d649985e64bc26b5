import type { Pool } from 'pg'

/** Rejects when the database does not answer. */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

const WRITE = `insert into heartbeats (name, at) values ('write check', now())
  on conflict (name) do update set at = excluded.at`

/**
 * What is counted outgrows its memory, and goes through a temporary file of over a megabyte beside the data. A row alone
 * would tell nothing of a full disk: it finds room in a page that is there.
 */
const TAKE_ROOM = `set local work_mem = '64kB'; select count(*) from generate_series(1, 50000)`

/** Rejects when the database cannot be written to. */
export async function checkWriting(pool: Pool): Promise<void> {
  await pool.query(WRITE)
}

/** Rejects when the disk of a database server is full. */
export async function checkRoom(pool: Pool): Promise<void> {
  await pool.query(TAKE_ROOM)
}
