import type { Passed } from '../../../../core/scheduling/delivery-rules.ts'
import { LATEST_MS } from '../../../../core/scheduling/delivery-rules.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { usersOfOwnModels } from '../../models/calls/serving-model.ts'
import { type LiveUpdate, notifyClients } from '../../notifications/live/notify-clients.ts'
import { countMessagesLeft } from '../../plans/allowance/allowance.ts'
import { enqueueInboundSms } from '../../sms/receive-sms.ts'
import type { Outboxes } from '../notify/channels.ts'
import { replanStale } from '../plan/replan.ts'
import { markHelpersStale, type Tx } from '../store.ts'
import { sendCheckIns } from './check-in.ts'
import { type DueOutcome, decideDue, lateMsOf, passedBy, without } from './due-outcome.ts'
import { finishDeliveries, settledBy, writeOutcomes } from './finish-due.ts'
import { readHeartbeats } from './store.ts'
import { claimDue, type DueRow, findPendingWork, finishSchedules } from './store-due.ts'
import { addFollowUps, addTopicsAndGoals } from './templates.ts'
import type { Worker } from './worker.ts'

/** Due messages per transaction: its statements work in bulk, and a crash undoes no more than this. */
export const BATCH = 500

const NOBODY: ReadonlySet<number> = new Set()

async function decide(tx: Tx, worker: Worker, rows: readonly DueRow[], now: Date): Promise<DueOutcome[]> {
  await addTopicsAndGoals(tx, worker.templates, rows)
  await addFollowUps(tx, rows)
  const owners = [...new Set(rows.map(({ userId }) => userId))]
  const left = await countMessagesLeft(tx, owners, now)
  const own = worker.services.models.current.connected ? NOBODY : await usersOfOwnModels(tx, owners)
  const runs = rows.some((row) => lateMsOf(row, now) > LATEST_MS) ? await readHeartbeats(tx) : null
  return decideDue(worker, rows, { left, own, runs }, now)
}

/** Enqueues the messages that a model is to write. */
async function handOver(tx: Tx, { queue }: Worker, outcomes: readonly DueOutcome[]): Promise<void> {
  const claimed = outcomes.filter(({ status }) => status === 'claimed').map(({ row }) => row.scheduleId)
  if (claimed.length > 0) await queue.send(tx.$client, 'write', claimed)
}

async function deliverIn(tx: Tx, worker: Worker, now: Date, limit: number): Promise<LiveUpdate[]> {
  const rows = await claimDue(tx, { now, limit })
  if (rows.length === 0) return []
  const outcomes = await decide(tx, worker, rows, now)
  const messages = await writeOutcomes(tx, outcomes, now)
  await handOver(tx, worker, outcomes)
  return finishDeliveries(tx, worker, outcomes, messages, now)
}

/** Uses one transaction, so that all stay due if the process dies. Returns the number claimed. */
export async function deliverBatch(worker: Worker, limit = BATCH): Promise<number> {
  const { services } = worker
  const now = services.clock.now()
  const updates = await inTransaction(services.db, (tx) => deliverIn(tx, worker, now, limit))
  await notifyClients(services, updates)
  return updates.length
}

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

/** The newest one is skipped with the others. */
function withNewest({ missed, stillDue }: Passed): Passed {
  if (!missed || stillDue === null) return { missed, stillDue: null }
  return { missed: { until: stillDue, times: missed.times + 1 }, stillDue: null }
}

async function skipBatch({ db }: Uses<'db'>, reason: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await claimDue(tx, { now, limit: BATCH })
    if (rows.length === 0) return 0
    const skipped = rows.map((row) =>
      settledBy(without(row, 'skipped', reason, withNewest(passedBy(row, now))), null, null),
    )
    await finishSchedules(tx, skipped, now)
    await markHelpersStale(
      tx,
      rows.map(({ helperId }) => helperId),
    )
    return rows.length
  })
}

/** Returns the number skipped. */
export async function skipOverdue(services: Uses<'db' | 'clock' | 'log' | 'signals'>, reason: string): Promise<number> {
  const now = services.clock.now()
  let skipped = 0
  let count = 0
  do {
    count = await skipBatch(services, reason, now)
    skipped += count
  } while (count > 0)
  await replanStale(services)
  return skipped
}
