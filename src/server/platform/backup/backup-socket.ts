import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import { saveBackupTime } from '../db/server-figures.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/services.ts'
import { withEnds } from './backup-file.ts'
import { readBackup } from './read-backup.ts'

/** The embedded database belongs to one process. This socket, for the owner of DATA_DIR only, gives others a backup. */

/** A stalled reader would block the embedded database, so it is dropped after this. */
const STALLED_MS = 10_000

/** Socket paths are limited to about a hundred bytes, so the shorter form is used. */
function pathOf(dataDir: string): string {
  const path = join(dataDir, 'backup.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

export async function openBackupSocket(dataDir: string, pool: Pool, clock: Clock, log: Log): Promise<() => void> {
  const path = pathOf(dataDir)
  async function hand(socket: Socket): Promise<void> {
    const takenAt = clock.now()
    socket.setTimeout(STALLED_MS, () => socket.destroy())
    await pipeline(readBackup(pool, takenAt), withEnds, socket)
    await saveBackupTime(pool, takenAt)
  }
  const server = createServer((socket) => {
    hand(socket).catch((cause) => log.warn({ err: cause }, 'a backup could not be completed'))
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  await rm(path, { force: true })
  server.listen(path, listening.resolve)
  try {
    await listening.promise
    await chmod(path, 0o600)
  } catch (cause) {
    log.warn({ err: cause }, 'to back up, the server has to be stopped: its socket in DATA_DIR cannot be opened')
  }
  return () => server.close()
}

/** The running server's backup; null if no server runs. */
export async function readFromServer(dataDir: string): Promise<Socket | null> {
  const socket = connect(pathOf(dataDir))
  const { promise, resolve } = Promise.withResolvers<Socket | null>()
  socket.once('connect', () => resolve(socket))
  socket.once('error', () => resolve(null))
  return promise
}
