import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { MIGRATIONS } from '../bootstrap/project-paths.ts'
import { type Database, migrateDatabase } from '../db/client.ts'
import { DatabaseError } from '../errors/errors.ts'
import { installQueue } from '../jobs/queue.ts'
import {
  BACKUP_VERSION,
  type BackupBatch,
  type BackupFooter,
  type BackupHeader,
  migrationOf,
  tablesOf,
} from './read-backup.ts'

export interface Restored {
  takenAt: Date
  rows: number
}

type Lines = AsyncIterator<string>

async function nextOf(lines: Lines): Promise<string> {
  const { value, done } = await lines.next()
  if (done) throw new DatabaseError('The backup is incomplete: its end is missing.')
  return value
}

async function headerOf(lines: Lines): Promise<BackupHeader> {
  const header: BackupHeader | null = await nextOf(lines)
    .then(JSON.parse)
    .catch(() => null)
  if (header?.backup !== 'coterie') throw new DatabaseError('This file is not a Coterie backup.')
  if (header.version !== BACKUP_VERSION)
    throw new DatabaseError('This backup has another format. Restore it with the version of Coterie that made it.')
  return header
}

async function demandEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('public.users') is not null as migrated`)
  if (!rows[0].migrated) return
  const { rows: found } = await pool.query('select exists (select from users) as used')
  if (found[0].used) throw new DatabaseError('The database of DATABASE_URL is in use. Restore into an empty one.')
}

/** Migrates to the backup's own schema, so that its rows fit. */
async function migrateTo(pool: Pool, newest: number): Promise<void> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const entries: { when: number }[] = journal.entries.filter(({ when }: { when: number }) => when <= newest)
  if (entries.at(-1)?.when !== newest) throw new DatabaseError('This backup was made by a newer version of Coterie.')
  const folder = await mkdtemp(join(tmpdir(), 'coterie-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(pool), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
  if ((await migrationOf(pool)) !== newest)
    throw new DatabaseError('The database of DATABASE_URL belongs to a newer version. Restore into an empty one.')
}

/** Drops foreign keys, so that tables can be filled in any order; returns statements that restore and check them. */
async function dropForeignKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { on, name } of rows) await client.query(`alter table ${on} drop constraint ${name}`)
  return rows.map(({ on, name, definition }) => `alter table ${on} add constraint ${name} ${definition}`)
}

/** Writable columns; generated ones are computed by the database. */
async function columnsOf(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select quote_ident(table_name) as table, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

async function fill(client: PoolClient, lines: Lines): Promise<BackupFooter> {
  const columns = await columnsOf(client)
  let count = 0
  for (;;) {
    const head: BackupBatch | BackupFooter = JSON.parse(await nextOf(lines))
    if ('end' in head) {
      if (head.rows !== count) throw new DatabaseError('The backup is incomplete: rows are missing.')
      return head
    }
    const names = columns.get(head.table)
    if (!names) throw new DatabaseError(`The backup has a table that this version does not know: ${head.table}`)
    await client.query(
      `insert into public.${head.table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::public.${head.table}, $1)`,
      [await nextOf(lines)],
    )
    count += head.rows
  }
}

async function setSequences(client: PoolClient, values: BackupFooter['sequences']): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of rows)
    if (values[name]) await client.query('select setval($1::regclass, $2::bigint)', [name, values[name]])
}

/** Called with a backup's wrapped root key; throws if the current keys cannot open it. */
type DemandKey = (rootKey: string | null) => void

async function rootKeyOf(client: PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ root: string | null }>('select root_key as root from system_state')
  return rows[0]?.root ?? null
}

async function load(pool: Pool, lines: Lines, demandKey: DemandKey): Promise<BackupFooter> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const foreignKeys = await dropForeignKeys(client)
    await client.query(`truncate ${(await tablesOf(client)).join()}`)
    const footer = await fill(client, lines)
    demandKey(await rootKeyOf(client))
    await setSequences(client, footer.sequences)
    for (const foreignKey of foreignKeys) await client.query(foreignKey)
    await client.query('commit')
    return footer
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Opens the database to restore into, for a backup made at this migration. */
export type OpenTarget = (migration: number) => Promise<Database>

/** The database must be empty; it is migrated to the newest version. Restores nothing if the backup is damaged. */
export async function restoreBackup(
  openTarget: OpenTarget,
  source: AsyncIterable<string>,
  demandKey: DemandKey,
): Promise<Restored> {
  const lines = source[Symbol.asyncIterator]()
  const header = await headerOf(lines)
  const database = await openTarget(header.migration)
  try {
    await demandEmpty(database.pool)
    await migrateTo(database.pool, header.migration)
    const { rows, jobs } = await load(database.pool, lines, demandKey)
    await migrateDatabase(database)
    await installQueue(database, jobs)
    return { takenAt: new Date(header.takenAt), rows }
  } finally {
    await database.close()
  }
}
