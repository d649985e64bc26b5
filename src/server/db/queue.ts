import type { PgBoss } from 'pg-boss'
import type { Job, JobHandlers, JobName, JobQueue, Log } from '../ports.ts'
import type { Database } from './client.ts'

/** What waits for a model or an outside service: tried again with growing pauses, then set aside. */

const QUEUES: Record<
  JobName,
  { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number }
> = {
  write: { retryLimit: 3, retryDelay: 5, retryDelayMax: 60, expireInSeconds: 180 },
  push: { retryLimit: 4, retryDelay: 15, retryDelayMax: 600, expireInSeconds: 60 },
  email: { retryLimit: 6, retryDelay: 30, retryDelayMax: 1800, expireInSeconds: 120 },
  sms: { retryLimit: 5, retryDelay: 20, retryDelayMax: 600, expireInSeconds: 120 },
  answer: { retryLimit: 4, retryDelay: 5, retryDelayMax: 120, expireInSeconds: 180 },
  letter: { retryLimit: 6, retryDelay: 15, retryDelayMax: 1800, expireInSeconds: 120 },
  remember: { retryLimit: 2, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 180 },
}
const NAMES = Object.keys(QUEUES) as JobName[]
const DEAD = 'dead'
const KEPT_SECONDS = 24 * 3600
/** Jobs of a queue that one process has under way. */
const AT_ONCE = 8
/** On the one connection of the embedded database, and of what nobody waits for: it comes in bursts, beside people's messages. */
const FEW_AT_ONCE = 2
const UNHURRIED: JobName = 'remember'
/** How often a queue is looked at, and how often each of its workers would look by itself. */
const LOOK_MS = 2000
const IDLE_SECONDS = 60
const STOP_MS = 8000

/** pg-boss counts its jobs and mends its indexes on its own; once an hour is enough for what passes through here. */
const MAINTENANCE = {
  superviseIntervalSeconds: 60,
  maintenanceIntervalSeconds: 3600,
  schedule: false,
  persistWarnings: false,
}

type Executor = { query(text: string, values?: unknown[]): Promise<unknown> }

/** pg-boss speaks over a connection of ours. A text of several statements answers with a list of results. */
const over = (executor: Executor) => ({
  async executeSql(text: string, values?: unknown[]) {
    const result = await executor.query(text, values)
    return (Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result) as { rows: unknown[] }
  },
})

const attemptOf = (name: JobName, job: { data: unknown; retryCount: number; signal: AbortSignal }): Job => ({
  id: (job.data as { id: string }).id,
  isLastTry: job.retryCount >= QUEUES[name].retryLimit,
  signal: job.signal,
})

type Ground = Pick<Database, 'pool' | 'embedded'>

/** Loaded by the first worker that starts: nobody waits for it to open a page. */
async function open({ pool, embedded }: Ground, onError: (error: Error) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: over(pool), backend: embedded ? 'pglite' : 'postgres', ...MAINTENANCE })
  boss.on('error', onError)
  await boss.start()
  return boss
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, { retentionSeconds: 30 * KEPT_SECONDS })
  for (const name of NAMES) {
    const options = { ...QUEUES[name], retryBackoff: true, deadLetter: DEAD, deleteAfterSeconds: KEPT_SECONDS }
    await boss.createQueue(name, options)
  }
}

const close = (boss: PgBoss): Promise<void> => boss.stop({ graceful: true, timeout: STOP_MS, close: false })

/** Makes the queue's tables, which takes a second or more: into the database that a first start copies. */
export async function installQueue(ground: Ground): Promise<void> {
  const boss = await open(ground, (error) => {
    throw error
  })
  await createQueues(boss)
  await close(boss)
}

/** The queue of a worker, over the pool that everything else uses. */
export function createQueue(ground: Ground, log: Log): JobQueue {
  let boss: PgBoss | undefined
  let looking: NodeJS.Timeout | undefined

  /**
   * Starts the workers of a queue; gives what has one that is idle look for a job. Whoever finds one wakes the next, so
   * that an empty queue is looked at once at a time and not by each of them.
   */
  async function work(on: PgBoss, name: JobName, handle: (job: Job) => Promise<void>): Promise<() => void> {
    const count = ground.embedded || name === UNHURRIED ? FEW_AT_ONCE : AT_ONCE
    const idle = new Set<string>()
    const look = (): void => {
      const [first] = idle
      if (first !== undefined) on.notifyWorker(first)
    }
    const start = async (): Promise<void> => {
      const options = { pollingIntervalSeconds: IDLE_SECONDS, includeMetadata: true } as const
      const worker: string = await on.work(name, options, async (jobs) => {
        idle.delete(worker)
        look()
        try {
          for (const job of jobs) await handle(attemptOf(name, job))
        } finally {
          idle.add(worker)
        }
      })
      idle.add(worker)
    }
    for (let started = 0; started < count; started += 1) await start()
    return look
  }

  return {
    async start(handlers: JobHandlers) {
      boss = await open(ground, (error) => log.error({ err: error }, 'the queue'))
      await createQueues(boss)
      const looks: (() => void)[] = []
      for (const name of NAMES) looks.push(await work(boss, name, handlers[name]))
      looking = setInterval(() => {
        for (const look of looks) look()
      }, LOOK_MS)
    },
    async send(tx, name, ids) {
      if (!boss) throw new Error('the queue was not started')
      await boss.insert(
        name,
        ids.map((id) => ({ data: { id } })),
        { db: over(tx as Executor) },
      )
    },
    async stop() {
      clearInterval(looking)
      if (boss) await close(boss)
    },
  }
}
