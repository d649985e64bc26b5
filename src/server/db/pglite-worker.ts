import { enableCompileCache } from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

// Each thread has its own, before what it is to compile.
enableCompileCache()
const { PGlite } = await import('@electric-sql/pglite')

/**
 * The embedded database, off the main thread: it takes PostgreSQL's wire protocol as bytes and answers in kind, so that
 * the same driver speaks to it and to a server. It has one backend: connections take turns, and what one leaves behind
 * (prepared statements, settings) is discarded before the next.
 */
const TERMINATE = 'X'.charCodeAt(0)

const parent = parentPort
if (!parent) throw new Error('runs as a worker only')

const SETTINGS = {
  /** Pages that it keeps in memory. PGlite clears the room for all of them at each start, and by itself takes 128 MB. */
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
let turn: Promise<unknown> = Promise.resolve()

const inTurn = (work: () => Promise<unknown>): void => {
  turn = turn.then(work)
}

async function answer(connection: MessagePort, request: Uint8Array): Promise<void> {
  if (request[0] !== TERMINATE) {
    connection.postMessage(await database.execProtocolRaw(request))
    return
  }
  // The last connection's goodbye may arrive after the order to close.
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
