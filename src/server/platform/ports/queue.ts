import type { PoolClient } from 'pg'

export type JobName = 'write' | 'answer' | 'remember' | 'read_import'

export interface Job {
  /** The id of a planned message (`write`), an inbound SMS (`answer`), a conversation (`remember`) or an import (`read_import`). */
  id: number
  isLastTry: boolean
  /** Aborted when the worker stops or the job takes too long. */
  signal: AbortSignal
}

export type JobHandlers = Record<JobName, (job: Job) => Promise<void>>

/** Jobs that call a model. A job that throws is retried later. */
export interface JobQueue {
  start(handlers: JobHandlers): Promise<void>
  /** Sends within the given transaction: the jobs exist once it is committed. */
  send(tx: Pick<PoolClient, 'query'>, name: JobName, ids: readonly number[]): Promise<void>
  /** Waits for running jobs, or returns them to the queue. */
  stop(): Promise<void>
}
