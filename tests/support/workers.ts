import { sql } from 'drizzle-orm'
import type { Helper } from '../../src/contract/helpers.ts'
import { deliverBatch } from '../../src/server/features/schedules/deliver/dispatch-due.ts'
import { seedTemplates, TemplateCache } from '../../src/server/features/schedules/deliver/templates.ts'
import type { Worker } from '../../src/server/features/schedules/deliver/worker.ts'
import type { Job, JobQueue } from '../../src/server/platform/ports/queue.ts'
import type { TestApp } from './test-app.ts'

/** A queue that only records its jobs. */
export function idleQueue(): JobQueue & { sent: string[] } {
  const sent: string[] = []
  return {
    sent,
    start: async () => undefined,
    send: async (_tx, name, ids) => void sent.push(...ids.map((id) => `${name} ${id}`)),
    stop: async () => undefined,
  }
}

export const jobOf = (id: number, isLastTry = false): Job => ({ id, isLastTry, signal: new AbortController().signal })

/** Ids of jobs of a kind, oldest first. */
export const idsOf = (queue: ReturnType<typeof idleQueue>, name: string): number[] =>
  queue.sent.filter((each) => each.startsWith(`${name} `)).map((each) => Number(each.split(' ')[1]))

/** A worker without a clock: the test decides when it runs. */
export async function handWorker({ services }: TestApp, queue: JobQueue = idleQueue()): Promise<Worker> {
  await seedTemplates(services.db)
  const templates = new TemplateCache()
  await templates.load(services)
  return { services, queue, templates }
}

/** Delivers until nothing is due. */
export async function deliverAll(worker: Worker): Promise<void> {
  while ((await deliverBatch(worker)) > 0);
}

/** Moves a helper's planned message to an instant. */
export async function planAt({ services }: TestApp, helper: Pick<Helper, 'id'>, time: Date): Promise<void> {
  await services.db.execute(
    sql`update message_schedules set scheduled_time = ${time.toISOString()}::timestamptz
        where helper_id = ${helper.id} and status = 'pending'`,
  )
}
