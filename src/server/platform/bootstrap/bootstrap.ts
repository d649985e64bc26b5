import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { VapidKeys } from '../../integrations/push/port.ts'
import type { Config } from '../config/config.ts'
import { type EmbeddedDatabase, openEmbedded, prepareEmbedded } from '../db/pglite.ts'
import { TEMPLATE } from './project-paths.ts'

export class DataDirError extends Error {}

/** Like `recursive`, which never returns if a directory whose parent exists can't be created (`/proc/data`). */
async function makeDirectory(directory: string): Promise<void> {
  const parent = dirname(directory)
  if (!existsSync(parent)) await makeDirectory(parent)
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Creates the directory for its owner only, and checks that it is writable. */
export async function prepareDataDir(directory: string): Promise<void> {
  try {
    await makeDirectory(directory)
    // Containers that share the directory share process ids as well.
    const probe = join(directory, `probe.${randomBytes(8).toString('hex')}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
    const text = `${directory} cannot be written${code}. Set DATA_DIR to a directory that this user may write.`
    throw new DataDirError(text, { cause })
  }
}

/** A kernel lock: ends with the process, however it ends, and works between containers. Returns what releases it. */
export function lockDataDir(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new DataDirError(
      `Another Coterie process is using ${directory}. Stop it first, or set DATA_DIR to another directory.`,
      { cause },
    )
  }
  return () => lock.close()
}

const KEY_FILE = 'master.key'
const KEY_BYTES = 32

/** Generated at the first start, complete or not at all. Throws for a database without its key: it can't be read. */
export async function masterKeyOf(directory: string): Promise<Buffer> {
  const file = join(directory, KEY_FILE)
  if (!existsSync(file)) {
    if (existsSync(join(directory, 'database'))) {
      throw new DataDirError(`${file} is missing: without it the texts in ${directory} cannot be read. Restore it.`)
    }
    await writeOnce(file, randomBytes(KEY_BYTES).toString('base64'))
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) throw new DataDirError(`${file} does not hold a key of ${KEY_BYTES} bytes.`)
  return key
}

async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

/** File of the new master key during a rotation, and of the former one afterwards. */
const NEXT_FILE = `${KEY_FILE}.next`
const OLD_FILE = `${KEY_FILE}.old`

async function keyIn(file: string): Promise<Buffer[]> {
  return existsSync(file) ? [Buffer.from(await readFile(file, 'utf8'), 'base64')] : []
}

/** Other keys in the directory that may have wrapped data: the next one and the former one. */
export async function otherKeysOf(directory: string): Promise<Buffer[]> {
  const files = [NEXT_FILE, OLD_FILE].map((name) => join(directory, name))
  return (await Promise.all(files.map(keyIn))).flat()
}

/** The directory's next master key; the same one until `adoptNextKey`. */
export async function nextKeyOf(directory: string): Promise<Buffer> {
  const file = join(directory, NEXT_FILE)
  if (!existsSync(file)) await writeOnce(file, randomBytes(KEY_BYTES).toString('base64'))
  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

/** Makes the next key the master key and keeps the former one next to it. */
export async function adoptNextKey(directory: string): Promise<void> {
  const [key, next, old] = [KEY_FILE, NEXT_FILE, OLD_FILE].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ]
  await copyFile(key, old)
  await rename(next, key)
}

const VAPID_FILE = 'vapid.json'

/** The directory's keys for browser push, generated at the first start. Browsers subscribe with the public key. */
export async function vapidKeysOf(directory: string): Promise<VapidKeys> {
  const file = join(directory, VAPID_FILE)
  if (!existsSync(file)) {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys('base64url')
    await writeOnce(file, JSON.stringify({ publicKey, privateKey: pair.getPrivateKey('base64url') }))
  }
  const { publicKey, privateKey } = JSON.parse(await readFile(file, 'utf8')) as VapidKeys
  return { publicKey, privateKey: inFull(privateKey) }
}

/** One key in 256 fits into 31 bytes and comes without its leading zero; its users expect 32. */
function inFull(privateKey: string): string {
  const hex = Buffer.from(privateKey, 'base64url').toString('hex')
  return Buffer.from(hex.padStart(2 * KEY_BYTES, '0'), 'hex').toString('base64url')
}

/** A secret for one purpose, derived from the master key. */
export const deriveSecret = (masterKey: Buffer, purpose: string): string =>
  createHmac('sha256', masterKey).update(`coterie ${purpose}`).digest('hex')

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
