import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** The byte stream between the PostgreSQL driver and the worker that holds the embedded database. */
class WorkerStream extends Duplex {
  readonly #connection: MessagePort

  constructor(connection: MessagePort) {
    super()
    this.#connection = connection
    connection.on('message', (reply: Uint8Array) => {
      this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
    })
    connection.on('close', () => this.push(null))
  }

  /** The driver treats this as a socket that it connects and tunes. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#connection.postMessage(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#connection.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
}

export interface EmbeddedDatabase {
  /** For the driver's `stream` option: one connection. */
  stream(): Duplex
  close(): Promise<void>
}

const WORKER = new URL(`./pglite-worker${extname(import.meta.url)}`, import.meta.url)

/** Opens the embedded database of a directory, which is made when it is missing. `onLost` hears when it dies. */
export async function openEmbedded(directory: string, onLost: (error: Error) => void): Promise<EmbeddedDatabase> {
  const worker = new Worker(WORKER, { workerData: { directory } })
  await once(worker, 'message')
  worker.on('error', onLost)
  return {
    stream() {
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ connection: port2 }, [port2])
      return new WorkerStream(port1)
    },
    async close() {
      const ended = once(worker, 'exit')
      worker.postMessage('close')
      await ended
    },
  }
}

const UNFINISHED = 'database.new-'

/**
 * Directory of the embedded database below `dataDir`. A first start copies the template that the build made (creating
 * a database takes seconds) and renames it into place, so that a process killed in between leaves nothing half-made.
 */
export async function prepareEmbedded(dataDir: string, template: string): Promise<string> {
  const directory = join(dataDir, 'database')
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
  if (existsSync(directory)) return directory

  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`)
  if (existsSync(template)) await cp(template, unfinished, { recursive: true })
  else await createEmpty(unfinished)
  await rename(unfinished, directory)
  return directory
}

async function createEmpty(directory: string): Promise<void> {
  const database = await openEmbedded(directory, (error) => {
    throw error
  })
  await database.close()
}
