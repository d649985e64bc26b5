import type { Pool } from 'pg'

export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

const WRITE = `insert into heartbeats (name, at) values ('write check', now())
  on conflict (name) do update set at = excluded.at`

/** Needs a temporary file of over a megabyte. A single row fits into an existing page, even on a full disk. */
const TAKE_ROOM = `set local work_mem = '64kB'; select count(*) from generate_series(1, 50000)`

export async function checkWriting(pool: Pool): Promise<void> {
  await pool.query(WRITE)
}

export async function checkRoom(pool: Pool): Promise<void> {
  await pool.query(TAKE_ROOM)
}
