import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'

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
