import { type Period, periodAt } from '../../../core/billing/allowance.ts'
import { LATEST_MS } from '../../../core/scheduling/delivery-rules.ts'
import { notifyClients, type Wake } from '../notifications/notify-clients.ts'
import { createNotifications } from './create-notifications.ts'
import { decideDue, type Outcome } from './due-outcome.ts'
import { nextTimeOf } from './plan-next.ts'
import { lateMsOf } from './skip-of.ts'
import { listOf, savePlans, type Tx, transaction } from './store.ts'
import { beginPeriods, claimDue, missedText, type PaidRow, settleSchedules, writeDelivered } from './store-due.ts'
import { readRuns } from './store-running.ts'
import { addAims } from './topics-and-goals.ts'
import type { Worker } from './worker.ts'

/** Due messages that one transaction takes: its statements work in bulk, and a crash undoes no more than this. */
export const BATCH = 500

/** Messages that each account has left; periods that are over begin anew. */
async function countLeft(tx: Tx, rows: readonly PaidRow[], now: Date): Promise<Map<number, number>> {
  const left = new Map(rows.map(({ userId, messagesLeft }) => [userId, messagesLeft]))
  const over = new Map<number, { limit: number; period: Period }>()
  for (const { userId, messageLimit, renewFrom } of rows)
    if (renewFrom) over.set(userId, { limit: messageLimit, period: periodAt(renewFrom, now) })
  if (over.size === 0) return left
  const periods = [...over.values()].map(({ period }) => period)
  const starts = periods.map(({ start }) => start)
  const ends = periods.map(({ end }) => end)
  for (const { id, used } of await beginPeriods(tx, [...over.keys()], starts, ends))
    left.set(id, (over.get(id)?.limit ?? 0) - used)
  return left
}

interface Written {
  outcome: Outcome
  text: Buffer
  next: number | null
}

/** Writes the delivered ones; gives each schedule's message. */
async function write(tx: Tx, written: readonly Written[], now: Date): Promise<Map<string, string>> {
  if (written.length === 0) return new Map()
  const rows = written.map(({ outcome }) => outcome.row)
  const saved = await writeDelivered(tx, {
    schedules: listOf(rows.map(({ scheduleId }) => scheduleId)),
    helpers: listOf(rows.map(({ helperId }) => helperId)),
    users: listOf(rows.map(({ userId }) => userId)),
    texts: Buffer.concat(written.map(({ text }) => text)),
    lengths: listOf(written.map(({ text }) => text.length)),
    positions: listOf(written.map(({ outcome }) => outcome.position)),
    unanswered: listOf(written.map(({ outcome }) => outcome.unanswered)),
    nextTimes: listOf(written.map(({ next }) => next)),
    zones: rows.map(({ timeZone }) => timeZone),
    now,
  })
  return new Map(saved.map(({ scheduleId, messageId }) => [scheduleId, messageId]))
}

/** The next time of a helper whose message is over; null for one that writes no more, or for which none is found. */
function nextTime(worker: Worker, { row, status, passed, unanswered }: Outcome, now: Date): number | null {
  if (status === 'claimed' || !row.active) return null
  if (passed.stillDue !== null) return passed.stillDue
  try {
    return nextTimeOf(row, now, row.scheduledTime, unanswered)
  } catch (cause) {
    worker.services.log.error({ err: cause, helper: row.helperId }, 'no time could be planned')
    return null
  }
}

/** Settles those that were not delivered, or not yet. */
async function settleOthers(tx: Tx, worker: Worker, others: readonly Outcome[], now: Date): Promise<void> {
  if (others.length === 0) return
  await settleSchedules(
    tx,
    others.map(({ row }) => row.scheduleId),
    others.map(({ status }) => status),
    others.map(({ reason }) => reason),
    others.map(({ passed }) => missedText(passed)),
    now,
  )
  const plans = others.flatMap((outcome) => {
    const time = nextTime(worker, outcome, now)
    return time === null ? [] : [{ row: outcome.row, time }]
  })
  if (plans.length > 0)
    await savePlans(
      tx,
      plans.map(({ row }) => row.helperId),
      plans.map(({ row }) => row.userId),
      plans.map(({ time }) => time),
      plans.map(({ row }) => row.timeZone),
      now,
    )
  const toWrite = others.filter(({ status }) => status === 'claimed').map(({ row }) => row.scheduleId)
  if (toWrite.length > 0) await worker.queue.send(tx.$client, 'write', toWrite)
}

async function deliverIn(
  tx: Tx,
  worker: Worker,
  now: Date,
  limit: number,
): Promise<{ claimed: number; wakes: Wake[] }> {
  const rows = await claimDue(tx, now, limit)
  if (rows.length === 0) return { claimed: 0, wakes: [] }
  await addAims(tx, worker.templates, rows)
  const left = await countLeft(tx, rows, now)
  const [runs] = rows.some((row) => lateMsOf(row, now) > LATEST_MS) ? await readRuns(tx) : []
  const outcomes = decideDue(worker, rows, left, runs ?? null, now)
  const written = outcomes.flatMap((outcome) =>
    outcome.text === null ? [] : [{ outcome, text: outcome.text, next: nextTime(worker, outcome, now) }],
  )
  const messages = await write(tx, written, now)
  const others = outcomes.filter(({ text }) => text === null)
  await settleOthers(tx, worker, others, now)
  await createNotifications(tx, worker.services, outcomes, messages, now)
  const wakes = outcomes.map(({ row }) => ({ userId: row.userId, messageId: messages.get(row.scheduleId) ?? '0' }))
  return { claimed: rows.length, wakes }
}

/**
 * Delivers one batch of due messages: claimed, written, paid for, settled and planned anew in one transaction, so that
 * a process that dies over it leaves them all due. Gives how many it took.
 */
export async function deliverBatch(worker: Worker, limit = BATCH): Promise<number> {
  const { services } = worker
  const now = services.clock.now()
  const { claimed, wakes } = await transaction(services.db, (tx) => deliverIn(tx, worker, now, limit))
  await notifyClients(services, wakes)
  return claimed
}
