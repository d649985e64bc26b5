import type { PoolClient } from 'pg'

export type JobName = 'write' | 'answer' | 'remember'

export interface Job {
  /** What it is about: a planned message (`write`), a text that arrived (`answer`), or a conversation. */
  id: number
  isLastTry: boolean
  /** Aborted when the worker stops or the job takes too long. */
  signal: AbortSignal
}

export type JobHandlers = Record<JobName, (job: Job) => Promise<void>>

/** Carries what waits for a model: a job that throws is tried again later. */
export interface JobQueue {
  start(handlers: JobHandlers): Promise<void>
  /** Within the transaction given: the jobs exist if it is committed. */
  send(tx: Pick<PoolClient, 'query'>, name: JobName, ids: readonly number[]): Promise<void>
  /** Waits for the jobs under way, or gives them back. */
  stop(): Promise<void>
}
