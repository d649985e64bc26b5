import { MINUTE_MS, SECOND_MS } from '../core/time/durations.ts'
import { askPlannedPanels } from './features/conversations/panel/ask-planned.ts'
import { answerInboundSms } from './features/conversations/sms/answer-inbound-sms.ts'
import { sweepAuth } from './features/identity/sweep-auth.ts'
import { rebuildStale } from './features/memory/digest/change-memories.ts'
import { queueImports, queueReadings } from './features/memory/readings/queue-readings.ts'
import { readConversation, readImport } from './features/memory/readings/read-conversation.ts'
import { Backfill } from './features/memory/recall-index/backfill.ts'
import { deleteOldVectors, embedNew } from './features/memory/recall-index/embed-new.ts'
import { reindex } from './features/memory/recall-index/reindex.ts'
import { rememberNew } from './features/memory/remember/remember.ts'
import { sweepUsage } from './features/models/ledger/pause-system.ts'
import { sweepEmails } from './features/notifications/email/email-outbox.ts'
import { endEmptied } from './features/notifications/push/send-push.ts'
import { releaseAbandonedReservations } from './features/plans/allowance/reservations.ts'
import { processReports, reconcile, sweepPlans } from './features/plans/billing/sync-subscription.ts'
import { finishMarking } from './features/privacy/change-settings.ts'
import { applyRetention } from './features/privacy/clean-up.ts'
import { sweepWork } from './features/schedules/deliver/dispatch-due.ts'
import { seedTemplates, TemplateCache } from './features/schedules/deliver/templates.ts'
import { recordHeartbeat, type Worker } from './features/schedules/deliver/worker.ts'
import { recoverLost, writePlanned } from './features/schedules/deliver/write-planned.ts'
import { createOutboxes, freeHeld, type Outboxes } from './features/schedules/notify/channels.ts'
import { replanStale } from './features/schedules/plan/replan.ts'
import { sweepSms } from './features/sms/receive-sms.ts'
import { checkpointLongLog } from './platform/db/database-files.ts'
import { type RepeatedJob, repeat } from './platform/jobs/repeat.ts'
import type { Uses } from './platform/ports/services.ts'
import type { RunningServices } from './services.ts'

/** Batches that one process runs concurrently: one computes while the database works for the other. */
const CONCURRENT_BATCHES = 2

type Housekeeping = Pick<RunningServices, 'services' | 'erasure' | 'alone'>

/** In every process. `alone`: on an embedded database, whose files no server maintains and no other process uses. */
const everywhere = ({ services, erasure, alone }: Housekeeping): RepeatedJob[] => [
  {
    name: 'abandoned reservations',
    owner: 'plans',
    everyMs: MINUTE_MS,
    run: (isFirst) => releaseAbandonedReservations(services, { all: alone && isFirst }),
  },
  { name: 'ended plans', owner: 'plans', everyMs: MINUTE_MS, run: () => sweepPlans(services) },
  { name: 'payment events', owner: 'plans', everyMs: MINUTE_MS, run: () => processReports(services) },
  { name: 'subscriptions', owner: 'plans', everyMs: MINUTE_MS, run: () => reconcile(services) },
  { name: 'expired sign-ins', owner: 'identity', everyMs: MINUTE_MS, run: () => sweepAuth(services) },
  { name: 'old emails', owner: 'notifications', everyMs: MINUTE_MS, run: () => sweepEmails(services) },
  { name: 'old texts', owner: 'sms', everyMs: MINUTE_MS, run: () => sweepSms(services) },
  { name: 'old calls', owner: 'models', everyMs: MINUTE_MS, run: () => sweepUsage(services) },
  {
    name: 'database files',
    owner: 'platform',
    everyMs: alone ? 5 * SECOND_MS : MINUTE_MS,
    async run() {
      if (alone) await checkpointLongLog(services.db.$client)
      await erasure.run()
    },
  },
]

interface WorkerParts {
  worker: Worker
  outboxes: Outboxes
  alone: boolean
  stopping: AbortSignal
}

/** In processes that deliver planned messages. */
function inWorkers({ worker, outboxes, alone, stopping }: WorkerParts): RepeatedJob[] {
  const { services, queue, templates } = worker
  const isStopping = (): boolean => stopping.aborted
  const batches = alone ? 1 : CONCURRENT_BATCHES
  const backfill = new Backfill()
  return [
    {
      name: 'due messages',
      owner: 'schedules',
      everyMs: SECOND_MS / 2,
      run: () => sweepWork(worker, outboxes, batches, isStopping),
    },
    { name: 'heartbeat', owner: 'schedules', everyMs: 20 * SECOND_MS, run: () => recordHeartbeat(services) },
    { name: 'lost messages', owner: 'schedules', everyMs: MINUTE_MS, run: () => recoverLost(worker) },
    { name: 'changed templates', owner: 'schedules', everyMs: MINUTE_MS, run: () => templates.load(services) },
    { name: 'planned panels', owner: 'conversations', everyMs: 20 * SECOND_MS, run: () => askPlannedPanels(services) },
    { name: 'pushes without a browser', owner: 'notifications', everyMs: MINUTE_MS, run: () => endEmptied(services) },
    { name: 'new messages', owner: 'memory', everyMs: SECOND_MS / 2, run: () => rememberNew(services, alone) },
    { name: 'readings', owner: 'memory', everyMs: 5 * SECOND_MS, run: () => queueReadings(services, queue) },
    { name: 'readings of imports', owner: 'memory', everyMs: 5 * SECOND_MS, run: () => queueImports(services, queue) },
    { name: 'memories of an earlier version', owner: 'memory', everyMs: MINUTE_MS, run: () => rebuildStale(services) },
    {
      name: 'index',
      owner: 'memory',
      everyMs: 2 * SECOND_MS,
      async run() {
        await backfill.run(services, isStopping)
        await reindex(services, isStopping)
      },
    },
    { name: 'vectors', owner: 'memory', everyMs: 2 * SECOND_MS, run: () => embedNew(services, stopping) },
    { name: 'old vectors', owner: 'memory', everyMs: MINUTE_MS, run: () => deleteOldVectors(services) },
    { name: 'marking', owner: 'privacy', everyMs: MINUTE_MS, run: () => finishMarking(services) },
    { name: 'retention', owner: 'privacy', everyMs: MINUTE_MS, run: () => applyRetention(services) },
  ]
}

function startAll({ log }: Uses<'log'>, jobs: readonly RepeatedJob[]): () => Promise<void> {
  const stops = jobs.map((job) => repeat(log, job))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** Returns its stop, which waits for what is running. */
export function startHousekeeping(running: Housekeeping): () => Promise<void> {
  const { services, erasure } = running
  erasure.check().catch((cause) => services.log.error({ err: cause }, 'the database files could not be looked after'))
  return startAll(services, everywhere(running))
}

export interface RunningWorker {
  /** Waits for running work for a while, then leaves it to other workers. */
  stop(): Promise<void>
}

/** Jobs that need a model wait in the queue; all others run by the clock. */
export async function startWorker({
  services,
  queue,
  alone,
}: Pick<RunningServices, 'services' | 'queue' | 'alone'>): Promise<RunningWorker> {
  const worker: Worker = { services, queue, templates: new TemplateCache() }
  const stopping = new AbortController()
  if (alone) await freeHeld(services)
  await recordHeartbeat(services)
  await seedTemplates(services.db)
  await worker.templates.load(services)
  await replanStale(services)
  await queue.start({
    write: (job) => writePlanned(worker, job),
    remember: (job) => readConversation(services, job),
    read_import: (job) => readImport(services, job),
    answer: (job) => answerInboundSms(services, job),
  })
  const outboxes = createOutboxes(services)
  const stopJobs = startAll(services, inWorkers({ worker, outboxes, alone, stopping: stopping.signal }))
  return {
    async stop() {
      stopping.abort()
      await Promise.all([stopJobs(), queue.stop(), outboxes.stop()])
    },
  }
}
