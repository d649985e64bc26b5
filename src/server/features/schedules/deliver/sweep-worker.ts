import { enqueueInboundSms } from '../../sms/receive-sms.ts'
import { sendCheckIns } from '../check-in/check-in.ts'
import type { Outboxes } from '../notify/outboxes.ts'
import { replanStale } from '../plan/replan.ts'
import { BATCH, deliverBatch } from './dispatch-due.ts'
import { findPendingWork } from './store-due.ts'
import type { Worker } from './template-cache.ts'

/** Delivers due messages until a batch is not full, in `concurrency` transactions at a time. */
async function deliverAll(worker: Worker, concurrency: number, isStopping: () => boolean): Promise<void> {
  const deliver = async (): Promise<void> => {
    while (!isStopping() && (await deliverBatch(worker)) === BATCH);
  }
  await Promise.all(Array.from({ length: concurrency }, deliver))
}

/** Safe to run in any number of workers. */
export async function sweepWork(
  worker: Worker,
  outboxes: Outboxes,
  concurrency: number,
  isStopping: () => boolean,
): Promise<void> {
  const { services } = worker
  const [work] = await findPendingWork(services.db, { now: services.clock.now() })
  if (!work) return
  outboxes.wake(work)
  if (work.unplanned) await replanStale(services)
  if (work.due) {
    await deliverAll(worker, concurrency, isStopping)
    // Sends notifications about the delivered messages at once.
    outboxes.wake({ notices: true, pushes: true, emails: false })
  }
  if (work.checkIns) {
    await sendCheckIns(services)
    outboxes.wake({ notices: true, pushes: true, emails: false })
  }
  if (work.receivedSms) await enqueueInboundSms(worker)
}
