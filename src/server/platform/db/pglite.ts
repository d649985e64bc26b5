import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { DatabaseError } from '../errors/errors.ts'
import { removeTemporary } from './database-files.ts'

/** Bytes between the PostgreSQL driver and the worker. Without a connection it fails as if the server were down. */
class WorkerStream extends Duplex {
  readonly #connection: MessagePort | null

  constructor(connection: MessagePort | null) {
    super()
    this.#connection = connection
    connection?.on('message', (reply: Uint8Array) => {
      this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
    })
    connection?.on('close', () => this.destroy())
  }

  /** The driver treats this like a socket. */
  connect(): this {
    process.nextTick(() => {
      if (this.#connection) this.emit('connect')
      else this.destroy(Object.assign(new Error('The embedded database is not open'), { code: 'ECONNREFUSED' }))
    })
    return this
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#connection?.postMessage(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#connection?.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
}

export interface EmbeddedDatabase {
  directory: string
  /** Resolves when it is open; rejects with a `DatabaseError` if it cannot be opened. */
  opened: Promise<unknown>
  /** Settles when nothing uses the directory any more: after `close`, or if it could not be opened. */
  ended: Promise<void>
  /** Calls `listener` if it dies after opening. It is then reopened, with retries. */
  onLost(listener: (error: Error) => void): void
  /** One connection, for the driver's `stream` option. */
  stream(): Duplex
  close(): Promise<void>
}

const WORKER = new URL(`./pglite-worker${extname(import.meta.url)}`, import.meta.url)

function unopened(directory: string, cause: unknown): DatabaseError {
  const why = cause instanceof Error ? ` (${cause.message})` : ''
  const text = `The database in ${directory} cannot be opened${why}. Restore it, or set DATA_DIR to another directory.`
  return new DatabaseError(text, { cause })
}

/** Pauses before reopening: a full disk may kill it again. */
const REOPEN_MS = 250
const LONGEST_REOPEN_MS = 5000

export function openEmbedded(directory: string): EmbeddedDatabase {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let onLost: (error: Error) => void = () => undefined
  let thread: Worker | null = null
  let isOpen = false
  let isClosing = false
  let pause = REOPEN_MS

  async function open(mayReopen: boolean): Promise<void> {
    const worker = new Worker(WORKER, { workerData: { directory } })
    thread = worker
    let opensAgain = mayReopen
    let death = new Error('The embedded database died of a panic')
    worker.on('error', (error) => {
      death = error as Error
    })
    worker.once('exit', () => {
      if (isOpen && !isClosing) onLost(death)
      thread = null
      isOpen = false
      if (isClosing || !opensAgain) return end()
      setTimeout(reopen, pause)
      pause = Math.min(2 * pause, LONGEST_REOPEN_MS)
    })
    await once(worker, 'message')
    opensAgain = true
    isOpen = true
    pause = REOPEN_MS
    if (isClosing) worker.postMessage('close')
  }
  const reopen = (): void => {
    if (!isClosing) open(true).catch((error) => onLost(error))
  }

  const opened = open(false).catch((cause) => Promise.reject(unopened(directory, cause)))
  // Code that awaits it later still gets the error.
  opened.catch(() => undefined)
  return {
    directory,
    opened,
    ended,
    onLost(listener) {
      onLost = listener
    },
    stream() {
      if (!isOpen) return new WorkerStream(null)
      const { port1, port2 } = new MessageChannel()
      thread?.postMessage({ connection: port2 }, [port2])
      return new WorkerStream(port1)
    },
    close() {
      isClosing = true
      if (isOpen) thread?.postMessage('close')
      if (!thread) end()
      return ended
    },
  }
}

const UNFINISHED = 'database.new-'

/** The first start copies the build's template, as creating a database takes seconds, and renames it into place. */
export async function prepareEmbedded(dataDir: string, template: string): Promise<string> {
  const directory = join(dataDir, 'database')
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
  if (existsSync(directory)) {
    await removeTemporary(directory)
    return directory
  }

  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`)
  if (existsSync(template)) await cp(template, unfinished, { recursive: true })
  else await createEmpty(unfinished)
  await rename(unfinished, directory)
  return directory
}

async function createEmpty(directory: string): Promise<void> {
  const database = openEmbedded(directory)
  await database.opened
  await database.close()
}
