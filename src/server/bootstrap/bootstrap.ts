import type { Config } from '../config/config.ts'
import { type EmbeddedDatabase, openEmbedded, prepareEmbedded } from '../db/pglite.ts'
import { lockDataDir, masterKeyOf, otherKeysOf, prepareDataDir } from './data-dir.ts'
import { TEMPLATE } from './project-paths.ts'

export interface MasterKeys {
  master: Buffer
  /** What may have wrapped something as well, while the key is changed and after. */
  others: Buffer[]
  /** The one of before the change, where it is being changed. */
  first: Buffer
}

/** What the rest stands on. It is little code: the embedded database opens on its thread while the rest is loaded. */
export interface Ground {
  keys: MasterKeys
  /** The one in DATA_DIR, for this process alone, or the address of a server's. */
  database: EmbeddedDatabase | string
}

/** The master keys that are configured, or in DATA_DIR. */
export async function masterKeysOf({ masterKey, oldMasterKey, dataDir }: Config): Promise<MasterKeys> {
  if (!masterKey) {
    const master = await masterKeyOf(dataDir)
    return { master, others: await otherKeysOf(dataDir), first: master }
  }
  return { master: masterKey, others: oldMasterKey ? [oldMasterKey] : [], first: oldMasterKey ?? masterKey }
}

/** Prepares DATA_DIR and what is generated into it, and begins to open the database there unless DATABASE_URL is set. */
export async function bootstrap(config: Config): Promise<Ground> {
  const { dataDir, databaseUrl } = config
  await prepareDataDir(dataDir)
  if (databaseUrl) return { keys: await masterKeysOf(config), database: databaseUrl }
  const unlock = lockDataDir(dataDir)
  try {
    // The keys come first: of a database without them it is said that they were lost.
    const keys = await masterKeysOf(config)
    const database = openEmbedded(await prepareEmbedded(dataDir, TEMPLATE))
    void database.ended.then(unlock)
    return { keys, database }
  } catch (error) {
    unlock()
    throw error
  }
}
