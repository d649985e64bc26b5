import { rebuildStale } from './features/memory/digest/rebuild-stale.ts'
import { discardOldVectors } from './features/memory/recall-index/embed-new.ts'
import { applyRetention } from './features/privacy/apply-retention.ts'
import { finishMarking } from './features/privacy/mark-stored.ts'
import type { Worker } from './features/schedules/deliver/worker.ts'
import { recoverLost } from './features/schedules/deliver/write-planned.ts'
import { endEmptied } from './features/schedules/notify/send-push.ts'

type Task = (worker: Worker) => Promise<void>

const TASKS: Record<string, Task> = {
  'changed templates': ({ services, templates }) => templates.load(services),
  'lost messages': recoverLost,
  'pushes without a browser': ({ services }) => endEmptied(services),
  'memories of an earlier version': ({ services }) => rebuildStale(services),
  marking: ({ services }) => finishMarking(services),
  retention: ({ services }) => applyRetention(services),
  'old vectors': ({ services }) => discardOldVectors(services),
}

/** Tasks that need no more than a run a minute, one after the other. One that fails stops no other. */
export async function runPeriodicTasks(worker: Worker): Promise<void> {
  for (const [task, run] of Object.entries(TASKS))
    await run(worker).catch((cause) => worker.services.log.error({ err: cause, task }, 'a periodic task failed'))
}
