import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bootstrap,
  DataDirError,
  lockDataDir,
  type MasterKeys,
  masterKeysOf,
  prepareDataDir,
} from '../bootstrap/bootstrap.ts'
import { TEMPLATE } from '../bootstrap/project-paths.ts'
import type { Config } from '../config/config.ts'
import { createVault } from '../crypto/vault.ts'
import { connectDatabase, type Database } from '../db/client.ts'
import { openEmbedded } from '../db/pglite.ts'
import { DatabaseError } from '../errors/errors.ts'
import { saveBackupTime } from '../outage/health.ts'
import type { Log } from '../ports/log.ts'
import { linesIn, readBackupFile, writeBackupFile } from './backup-file.ts'
import { migrationOf, readBackup, readFromServer } from './read-backup.ts'
import { type OpenTarget, type Restored, restoreBackup } from './restore-backup.ts'

/** A backup's file and passphrase; not encrypted without one. */
interface BackupFile {
  file: string
  passphrase: string | undefined
}

const databaseIn = (dataDir: string): string => join(dataDir, 'database')

async function using<Result>(database: Database, work: (database: Database) => Promise<Result>): Promise<Result> {
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Works whether the server runs or not. Keys are not included. */
export async function backUp(config: Config, { file, passphrase }: BackupFile, now: Date, log: Log): Promise<void> {
  const { dataDir, databaseUrl } = config
  const server = databaseUrl ? null : await readFromServer(dataDir)
  if (server) return writeBackupFile(file, linesIn(server), passphrase)
  if (!databaseUrl && !existsSync(databaseIn(dataDir))) throw new DataDirError(`There is no database in ${dataDir}.`)
  const { database } = await bootstrap(config)
  await using(await connectDatabase(config.databaseDirectUrl ?? database, log), async ({ sessions }) => {
    // Connects first: deriving a key from the passphrase blocks this thread, on a busy machine for longer than a
    // connection may take.
    await sessions.query('select')
    await writeBackupFile(file, readBackup(sessions, now), passphrase)
    await saveBackupTime(sessions, now)
  })
}

/** Fails if the current keys cannot open the backup: restored texts would be unreadable. */
const demandKey =
  ({ master, others }: MasterKeys) =>
  (rootKey: string | null): void => {
    try {
      if (rootKey) createVault(master, others).unwrapBytes(rootKey)
    } catch (cause) {
      throw new DatabaseError('This backup was made under another master key. Bring that one back first.', { cause })
    }
  }

/** A copy of the build's empty database, which a later build may have left newer than the backup: then a new one. */
async function openEmpty(directory: string, migration: number, log: Log): Promise<Database> {
  await rm(directory, { recursive: true, force: true })
  if (existsSync(TEMPLATE)) {
    await cp(TEMPLATE, directory, { recursive: true })
    const copy = await connectDatabase(openEmbedded(directory), log)
    if ((await migrationOf(copy.pool)) <= migration) return copy
    await copy.close()
    await rm(directory, { recursive: true })
  }
  return connectDatabase(openEmbedded(directory), log)
}

/** Restores into a new directory, then swaps it with the database, which is kept beside it. */
async function restoreEmbedded(config: Config, load: (open: OpenTarget) => Promise<Restored>, now: Date, log: Log) {
  const { dataDir } = config
  const unlock = lockDataDir(dataDir)
  const target = databaseIn(dataDir)
  const restored = `${target}.new-restore`
  try {
    const result = await load((migration) => openEmpty(restored, migration, log))
    if (existsSync(target)) await rename(target, `${target}.before-${now.toISOString().replaceAll(':', '-')}`)
    await rename(restored, target)
    return result
  } finally {
    await rm(restored, { recursive: true, force: true })
    unlock()
  }
}

/** Fills the empty database of DATABASE_URL, or replaces that of DATA_DIR, which is kept. The server must not run. */
export async function restoreDatabase(config: Config, backup: BackupFile, now: Date, log: Log): Promise<Restored> {
  const { dataDir } = config
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  await prepareDataDir(dataDir)
  if (!config.masterKey && !existsSync(join(dataDir, 'master.key')))
    throw new DataDirError(`Put master.key back into ${dataDir} first: without it the texts cannot be read.`)
  const demand = demandKey(await masterKeysOf(config))
  const load = (open: OpenTarget): Promise<Restored> =>
    readBackupFile(backup.file, backup.passphrase, (lines) => restoreBackup(open, lines, demand))
  return databaseUrl ? load(() => connectDatabase(databaseUrl, log)) : restoreEmbedded(config, load, now, log)
}
