import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { VapidKeys } from '../ports/push.ts'

/** DATA_DIR: who holds it, and the secrets that are generated into it. */

export class DataDirError extends Error {}

/** As `recursive` does, which never ends where the system denies a directory whose parent is there (`/proc/data`). */
async function makeDirectory(directory: string): Promise<void> {
  const parent = dirname(directory)
  if (!existsSync(parent)) await makeDirectory(parent)
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Makes the directory, for its owner only, and sees to it that it can be written. */
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

/**
 * Holds the directory for this process, through a lock that the kernel keeps on a file: it ends with the process,
 * however that ends, and it works between containers that share the directory. Returns what gives it back.
 */
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

/**
 * The master key of the directory; generated at the first start. It appears whole or not at all, and two processes that
 * start together end up with the same one. A database without its key is a fault: nothing in it could be read.
 */
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

/** Where the new master key waits during a rotation, and where the former one is kept afterwards. */
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

/** Makes the next key the master key and keeps the former one beside it. */
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

/** The directory's keys for browser push, generated at the first start. Browsers subscribe with the public one. */
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

/** One key in 256 fits into 31 bytes and is given without its leading zero; its users expect 32. */
function inFull(privateKey: string): string {
  const hex = Buffer.from(privateKey, 'base64url').toString('hex')
  return Buffer.from(hex.padStart(2 * KEY_BYTES, '0'), 'hex').toString('base64url')
}

/** A secret for one purpose, derived from the master key. */
export const deriveSecret = (masterKey: Buffer, purpose: string): string =>
  createHmac('sha256', masterKey).update(`coterie ${purpose}`).digest('hex')
