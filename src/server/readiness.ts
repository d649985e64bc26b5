import { statfs } from 'node:fs/promises'
import type { Database } from './db/client.ts'
import { checkRoom, checkWriting, ping } from './db/write-check.ts'
import type { Log } from './ports/log.ts'

/** What a process may lack to do its work: a database that answers, the right to write to it, room on its disk. */
export type Lack = 'database' | 'writing' | 'disk'

/** Less than this beside the embedded database is no room: a day of a busy installation. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024
/** A check of writing counts this long. */
const CHECKED_FOR_MS = 4000
/** What takes longer than this does not answer. */
const PATIENCE_MS = 3000

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout expired')), PATIENCE_MS)
  })
  // Whatever becomes of it after that, nobody waits.
  work.catch(() => undefined)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function demandRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free < LEAST_FREE_BYTES) throw new Error(`${free} bytes are free where DATA_DIR lies`)
}

type Ground = Pick<Database, 'pool' | 'embedded'>

/** Tells what this process lacks; `dataDir` is where the embedded database lies. */
export function createReadiness({ pool, embedded }: Ground, dataDir: string, log: Log): () => Promise<Lack[]> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<Lack[]> = Promise.resolve([])

  async function lacks(lack: Lack, work: Promise<void>): Promise<Lack[]> {
    try {
      await inTime(work)
      return []
    } catch (cause) {
      log.error({ err: cause, lack }, 'not ready')
      return [lack]
    }
  }

  async function check(): Promise<Lack[]> {
    const writing = await lacks('writing', checkWriting(pool))
    return [...writing, ...(await lacks('disk', embedded ? demandRoom(dataDir) : checkRoom(pool)))]
  }

  return async () => {
    const answer = await lacks('database', ping(pool))
    if (answer.length > 0) return answer
    if (performance.now() - checkedAt > CHECKED_FOR_MS) {
      checkedAt = performance.now()
      checking = check()
    }
    return checking
  }
}
