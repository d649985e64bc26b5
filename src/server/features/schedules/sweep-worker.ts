import { enqueueInboundSms } from '../sms/enqueue-inbound-sms.ts'
import { sendCheckIns } from './check-in.ts'
import { BATCH, deliverBatch } from './dispatch-due.ts'
import type { Outboxes } from './outboxes.ts'
import { replanStale } from './replan.ts'
import { findWork } from './store-due.ts'
import type { Worker } from './worker.ts'

/** Delivers what is due until a batch is not full, in `lanes` transactions at a time. */
async function deliverAll(worker: Worker, lanes: number, isStopping: () => boolean): Promise<void> {
  const lane = async (): Promise<void> => {
    while (!isStopping() && (await deliverBatch(worker)) === BATCH);
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** One look at what there is to do, and the doing of it. Any number of workers may do so at once. */
export async function sweepWork(
  worker: Worker,
  outboxes: Outboxes,
  lanes: number,
  isStopping: () => boolean,
): Promise<void> {
  const { services } = worker
  const [work] = await findWork(services.db, services.clock.now())
  if (!work) return
  outboxes.wake(work)
  if (work.unplanned) await replanStale(services)
  if (work.due) {
    await deliverAll(worker, lanes, isStopping)
    // What was delivered is told outside at once.
    outboxes.wake({ notices: true, pushes: true, letters: false })
  }
  if (work.checkIns) {
    await sendCheckIns(services)
    outboxes.wake({ notices: true, pushes: true, letters: false })
  }
  if (work.heard) await enqueueInboundSms(worker)
}
