import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { DatabaseError } from '../errors/errors.ts'
import { isFooter, withEnds } from './read-backup.ts'

export async function* linesIn(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of source) {
    const lines = `${rest}${decoder.decode(bytes, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** A backup file: gzipped lines, encrypted with age (age-encryption.org) if there is a passphrase. */

type Bytes = AsyncIterable<Uint8Array>
type WebStream = globalThis.ReadableStream<Uint8Array>

const AGE_HEADER = 'age-encryption.org/'

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user is not allowed to',
  EROFS: 'its disk is read-only',
}

/** The file system's refusal of `file` in words; any other error as it is. */
function inWords(cause: NodeJS.ErrnoException, file: string, use: 'read' | 'written'): Error {
  const reason = cause.path?.startsWith(file) || cause.code === 'EISDIR' ? REASONS[cause.code ?? ''] : undefined
  return reason ? new DatabaseError(`${file} cannot be ${use}: ${reason}.`, { cause }) : cause
}

/** Passes lines on, and fails if the last one is not a footer: their source died on the way. */
async function* whole(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const line of lines) {
    last = line
    yield line
  }
  if (!isFooter(last)) throw new DatabaseError('The server stopped before the backup was complete. Try again.')
}

/** Node and the browser give the same streams different types. */
const toWeb = (source: Bytes) => ReadableStream.from(source) as unknown as WebStream
const fromWeb = (stream: WebStream) => stream as unknown as Bytes

const encryptedBy = (passphrase: string) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    yield* fromWeb(await encrypter.encrypt(toWeb(source)))
  }

const decryptedBy = (passphrase: string | undefined) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    if (!passphrase) throw new DatabaseError('This backup is encrypted: set BACKUP_PASSPHRASE.')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const content = await decrypter.decrypt(toWeb(source)).catch((cause) => {
      throw new DatabaseError('BACKUP_PASSPHRASE does not open this backup.', { cause })
    })
    yield* fromWeb(content)
  }

async function* asTheyAre(source: Bytes): AsyncGenerator<Uint8Array> {
  yield* source
}

/** Writes a backup that only its owner can read. The file appears complete or not at all. */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  passphrase: string | undefined,
): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(whole(lines), withEnds, createGzip(), passphrase ? encryptedBy(passphrase) : asTheyAre, target)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw inWords(error as NodeJS.ErrnoException, file, 'written')
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0)
    return buffer.toString('latin1') === AGE_HEADER
  } finally {
    await handle.close()
  }
}

export async function readBackupFile<Result>(
  file: string,
  passphrase: string | undefined,
  read: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  try {
    const opened = (await isEncrypted(file)) ? decryptedBy(passphrase) : asTheyAre
    return await pipeline(createReadStream(file), opened, createGunzip(), (source: Bytes) => read(linesIn(source)))
  } catch (error) {
    const cause = error as NodeJS.ErrnoException
    if (!cause.code?.startsWith('Z_')) throw inWords(cause, file, 'read')
    throw new DatabaseError('This file is not a Coterie backup, or it is damaged.', { cause })
  }
}
