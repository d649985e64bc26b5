import type { Config } from '../config/config.ts'
import { type EmbeddedDatabase, openEmbedded, prepareEmbedded } from '../db/pglite.ts'
import { lockDataDir, masterKeyOf, otherKeysOf, prepareDataDir } from './data-dir.ts'
import { TEMPLATE } from './project-paths.ts'

export interface MasterKeys {
  master: Buffer
  /** Other keys that may have wrapped data, during and after a key rotation. */
  others: Buffer[]
  /** The root of derived secrets if none is stored yet: the former key during a rotation, otherwise the master key. */
  first: Buffer
}

/** Kept small: the embedded database opens on its thread while the rest loads. */
export interface Bootstrapped {
  keys: MasterKeys
  /** The embedded database of this process, or the URL of a server. */
  database: EmbeddedDatabase | string
}

export async function masterKeysOf({ masterKey, oldMasterKey, dataDir }: Config): Promise<MasterKeys> {
  if (!masterKey) {
    const master = await masterKeyOf(dataDir)
    return { master, others: await otherKeysOf(dataDir), first: master }
  }
  return { master: masterKey, others: oldMasterKey ? [oldMasterKey] : [], first: oldMasterKey ?? masterKey }
}

export async function bootstrap(config: Config): Promise<Bootstrapped> {
  const { dataDir, databaseUrl } = config
  await prepareDataDir(dataDir)
  if (databaseUrl) return { keys: await masterKeysOf(config), database: databaseUrl }
  const unlock = lockDataDir(dataDir)
  try {
    // Keys first, so that a database without its keys is reported as such.
    const keys = await masterKeysOf(config)
    const database = openEmbedded(await prepareEmbedded(dataDir, TEMPLATE))
    void database.ended.then(unlock)
    return { keys, database }
  } catch (error) {
    unlock()
    throw error
  }
}
