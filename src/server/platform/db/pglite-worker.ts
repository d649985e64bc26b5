import { enableCompileCache } from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

// Each thread has its own compile cache, enabled before there is anything to compile.
enableCompileCache()
const { PGlite } = await import('@electric-sql/pglite')

/**
 * The embedded database, off the main thread. It speaks PostgreSQL's wire protocol, so that the same driver works for
 * it and for a server. It has one backend: connections take turns, and state left by one (prepared statements,
 * settings) is discarded before the next.
 */
const TERMINATE = 'X'.charCodeAt(0)

const parent = parentPort
if (!parent) throw new Error('runs as a worker only')

const SETTINGS = {
  /** Size of the page cache. PGlite allocates all of it at each start, by default 128 MB. */
  shared_buffers: '32MB',
  /** Removes finished log files, which would keep deleted data. */
  wal_recycle: 'off',
}

const database = await PGlite.create(workerData.directory as string, {
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
})
// PGlite would go on after a panic, such as one without room for the log, on half-changed state until it hangs.
database.Module.onAbort = () => process.exit(1)
let turn: Promise<unknown> = Promise.resolve()

const inTurn = (work: () => Promise<unknown>): void => {
  turn = turn.then(work)
}

async function answer(connection: MessagePort, request: Uint8Array): Promise<void> {
  if (request[0] !== TERMINATE) {
    connection.postMessage(await database.execProtocolRaw(request))
    return
  }
  // The last connection's termination message may arrive after the request to close.
  if (!database.closed) {
    await database.exec('rollback')
    await database.exec('discard all')
  }
  connection.close()
}

parent.on('message', (message: { connection: MessagePort } | 'close') => {
  if (message === 'close') {
    inTurn(() => database.close().then(() => parent.close()))
    return
  }
  const { connection } = message
  connection.on('message', (request: Uint8Array) => inTurn(() => answer(connection, request)))
})
parent.postMessage('ready')
