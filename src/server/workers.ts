import { queueReadings } from './features/memory/readings/queue-readings.ts'
import { readConversation } from './features/memory/readings/read-conversation.ts'
import { Backfill } from './features/memory/recall-index/backfill.ts'
import { embedNew } from './features/memory/recall-index/embed-new.ts'
import { reindex } from './features/memory/recall-index/reindex.ts'
import { rememberNew } from './features/memory/remember/remember.ts'
import { recordHeartbeat } from './features/schedules/deliver/record-heartbeat.ts'
import { seedTemplates } from './features/schedules/deliver/seed-templates.ts'
import { sweepWork } from './features/schedules/deliver/sweep-worker.ts'
import { TemplateCache } from './features/schedules/deliver/template-cache.ts'
import type { Worker } from './features/schedules/deliver/worker.ts'
import { writePlanned } from './features/schedules/deliver/write-planned.ts'
import { freeHeld, openOutboxes } from './features/schedules/notify/outboxes.ts'
import { replanStale } from './features/schedules/plan/replan.ts'
import { answerInboundSms } from './features/sms/answer-inbound-sms.ts'
import { runPeriodicTasks } from './periodic-tasks.ts'
import { longerPause } from './platform/outage/retry-after-outage.ts'
import type { JobQueue } from './platform/ports/queue.ts'
import type { Services } from './platform/ports/services.ts'

const SWEEP_EVERY_MS = 500
const HEARTBEAT_EVERY_MS = 20_000
const READINGS_EVERY_MS = 5000
const INDEX_EVERY_MS = 2000
const PERIODIC_EVERY_MS = 60_000
/** Batches that one process runs concurrently: one computes while the database works for the other. */
const CONCURRENT_BATCHES = 2

export interface RunningWorker {
  /** Waits for running work for a while, then leaves it to other workers. */
  stop(): Promise<void>
}

/** Runs `task` every `everyMs`, except while it is still running. Pauses grow while it fails. */
function repeat(services: Pick<Services, 'log'>, everyMs: number, task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let pause = 0
  let notBefore = 0
  const noteFailure = (cause: unknown): void => {
    services.log.error({ err: cause }, 'a sweep failed; the worker will try again')
    pause = longerPause(pause)
    notBefore = performance.now() + pause
  }
  const run = (): void => {
    if (performance.now() < notBefore) return
    running ??= task()
      .then(() => {
        pause = 0
      }, noteFailure)
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

export async function startWorker(services: Services, queue: JobQueue, alone: boolean): Promise<RunningWorker> {
  const worker: Worker = { services, queue, templates: new TemplateCache() }
  let isStopping = false
  const stopping = new AbortController()
  if (alone) await freeHeld(services)
  await recordHeartbeat(services)
  await seedTemplates(services.db)
  await worker.templates.load(services)
  await replanStale(services)
  await queue.start({
    write: (job) => writePlanned(worker, job),
    remember: (job) => readConversation(services, job),
    answer: (job) => answerInboundSms(services, job),
  })
  const outboxes = openOutboxes(services)
  const endHeartbeat = repeat(services, HEARTBEAT_EVERY_MS, () => recordHeartbeat(services))
  const endSweep = repeat(services, SWEEP_EVERY_MS, () =>
    sweepWork(worker, outboxes, alone ? 1 : CONCURRENT_BATCHES, () => isStopping),
  )
  const endRemember = repeat(services, SWEEP_EVERY_MS, () => rememberNew(services, alone))
  const endReadings = repeat(services, READINGS_EVERY_MS, () => queueReadings(services, queue))
  const backfill = new Backfill()
  const endIndex = repeat(services, INDEX_EVERY_MS, async () => {
    await backfill.run(services, () => isStopping)
    await reindex(services, () => isStopping)
  })
  const endEmbed = repeat(services, INDEX_EVERY_MS, () => embedNew(services, stopping.signal))
  const endPeriodic = repeat(services, PERIODIC_EVERY_MS, () => runPeriodicTasks(worker))
  return {
    async stop() {
      isStopping = true
      stopping.abort()
      await Promise.all([
        endHeartbeat(),
        endSweep(),
        endRemember(),
        endReadings(),
        endIndex(),
        endEmbed(),
        endPeriodic(),
        queue.stop(),
        outboxes.stop(),
      ])
    },
  }
}
