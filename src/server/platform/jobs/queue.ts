import type { PoolClient } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { plainError } from '../log/outline-error.ts'
import type { Log } from '../ports/log.ts'
import type { Job, JobHandlers, JobName, JobQueue } from '../ports/queue.ts'

/** Jobs that need a model: retried with growing pauses, then dead-lettered. */

interface Queue {
  retryLimit: number
  retryDelay: number
  retryDelayMax: number
  /** Jobs one process runs at once. The embedded database has one connection, which people's messages need too. */
  concurrency: { shared: number; embedded: number }
}

const QUEUES: Record<JobName, Queue> = {
  // At most: a model may take fewer calls at once.
  write: { retryLimit: 3, retryDelay: 5, retryDelayMax: 30, concurrency: { shared: 200, embedded: 8 } },
  // Mostly waits for the SMS provider, which may be slow for some numbers.
  answer: { retryLimit: 4, retryDelay: 5, retryDelayMax: 60, concurrency: { shared: 8, embedded: 8 } },
  remember: { retryLimit: 2, retryDelay: 15, retryDelayMax: 600, concurrency: { shared: 2, embedded: 2 } },
  // What was brought is old already: it can wait, and new conversations must not wait behind it.
  read_import: { retryLimit: 2, retryDelay: 15, retryDelayMax: 600, concurrency: { shared: 1, embedded: 1 } },
}
const NAMES = Object.keys(QUEUES) as JobName[]
const DEAD = 'dead'
const KEPT_SECONDS = 24 * 3600
/** Extra retries, because the death of a worker counts as a failed attempt of its jobs. */
const SPARE_TRIES = 10
/** A worker silent for so long is considered dead, and its jobs are retried. */
const SILENT_SECONDS = 10
/** Longer than any job may take in total. */
const EXPIRE_SECONDS = 600
/** How often a queue is polled, and how often an idle worker polls on its own. */
const LOOK_MS = 2000
const IDLE_SECONDS = 60
const STOP_MS = 8000

/** Dead workers are looked for often; finished jobs are removed once an hour. */
const MAINTENANCE = {
  superviseIntervalSeconds: 8,
  monitorIntervalSeconds: 8,
  maintenanceIntervalSeconds: 3600,
  schedule: false,
  persistWarnings: false,
}

type Executor = { query(text: string, values?: unknown[]): Promise<unknown> }

/** Runs pg-boss over one of our connections. Several statements in one text return a list of results. */
const over = (executor: Executor) => ({
  async executeSql(text: string, values?: unknown[]) {
    const result = await executor.query(text, values)
    return (Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result) as { rows: unknown[] }
  },
})

const attemptOf = (name: JobName, job: { data: unknown; retryCount: number; signal: AbortSignal }): Job => ({
  id: Number((job.data as { id: string }).id),
  isLastTry: job.retryCount >= QUEUES[name].retryLimit,
  signal: job.signal,
})

type QueueDatabase = Pick<Database, 'pool' | 'embedded'>

/** Loaded by the first worker, so that it doesn't delay the first page. */
async function open({ pool, embedded }: QueueDatabase, onError: (error: Error) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: over(pool), backend: embedded ? 'pglite' : 'postgres', ...MAINTENANCE })
  boss.on('error', onError)
  await boss.start().catch(async (error) => {
    await close(boss).catch(() => undefined)
    throw error
  })
  return boss
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, { retentionSeconds: 30 * KEPT_SECONDS })
  for (const name of NAMES) {
    const { retryLimit, retryDelay, retryDelayMax } = QUEUES[name]
    const options = {
      retryLimit: retryLimit + SPARE_TRIES,
      retryDelay,
      retryDelayMax,
      retryBackoff: true,
      heartbeatSeconds: SILENT_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      deadLetter: DEAD,
      deleteAfterSeconds: KEPT_SECONDS,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}

const close = (boss: PgBoss): Promise<void> => boss.stop({ graceful: true, timeout: STOP_MS, close: false })

const insertJobs = (boss: PgBoss, executor: Executor, name: string, ids: readonly (number | string)[]) =>
  boss.insert(
    name,
    ids.map((id) => ({ data: { id: String(id) } })),
    { db: over(executor) },
  )

export type Jobs = Partial<Record<JobName, string[]>>

/** Empty before the first worker has created the queues. */
export async function pendingJobs(client: Pick<PoolClient, 'query'>): Promise<Jobs> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.job') is not null as installed`)
  if (!found[0].installed) return {}
  const { rows } = await client.query<{ name: JobName; ids: string[] }>(
    `select name, array_agg(data ->> 'id') as ids from pgboss.job
     where name = any($1) and state in ('created', 'retry', 'active') group by name`,
    [NAMES],
  )
  return Object.fromEntries(rows.map(({ name, ids }) => [name, ids]))
}

/** Takes a second or more, so it is done in the template that a first start copies. Adds the jobs of a backup. */
export async function installQueue(database: QueueDatabase, jobs: Jobs = {}): Promise<void> {
  const boss = await open(database, (error) => {
    throw error
  })
  await createQueues(boss)
  for (const name of NAMES) await insertJobs(boss, database.pool, name, jobs[name] ?? [])
  await close(boss)
}

/** `writesAtOnce`: how many planned messages the model may write at once, asked when the queue starts. */
export function createQueue(database: QueueDatabase, log: Log, writesAtOnce: () => number): JobQueue {
  let boss: PgBoss | undefined
  let looking: NodeJS.Timeout | undefined

  /**
   * Starts the workers of a queue; returns a function that makes an idle one poll. One that finds a job wakes the next,
   * and polls again when it is done: an empty queue is polled by one worker at a time, and a hanging job does not block
   * others.
   */
  async function work(on: PgBoss, name: JobName, handle: (job: Job) => Promise<void>): Promise<() => void> {
    const { concurrency } = QUEUES[name]
    const most = database.embedded ? concurrency.embedded : concurrency.shared
    const count = name === 'write' ? Math.min(most, writesAtOnce()) : most
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
        } catch (cause) {
          // The queue stores a job's error in its table.
          throw plainError(cause)
        } finally {
          idle.add(worker)
          on.notifyWorker(worker)
        }
      })
      idle.add(worker)
    }
    for (let started = 0; started < count; started += 1) await start()
    return look
  }

  return {
    async start(handlers: JobHandlers) {
      boss = await open(database, (error) => log.error({ err: error }, 'the job queue reported an error'))
      const looks: (() => void)[] = []
      try {
        await createQueues(boss)
        for (const name of NAMES) looks.push(await work(boss, name, handlers[name]))
      } catch (error) {
        // So that it can be started again.
        await close(boss).catch(() => undefined)
        boss = undefined
        throw error
      }
      looking = setInterval(() => {
        for (const look of looks) look()
      }, LOOK_MS)
    },
    async send(tx, name, ids) {
      if (!boss) throw new Error('the queue was not started')
      await insertJobs(boss, tx as Executor, name, ids)
    },
    async stop() {
      clearInterval(looking)
      if (boss) await close(boss)
    },
  }
}
