import { periodAt } from '../../../core/allowance.ts'
import { type Wake, wakeBrowsers } from '../events/wake.ts'
import { decideDue, type Outcome } from './due-outcome.ts'
import { beginPeriods, claimDue, type DueRow, moveOn, saveMessages, settleSchedules } from './due-store.ts'
import { noteOutside } from './note-outside.ts'
import { nextTimeOf } from './plan-next.ts'
import { savePlans, type Tx, transaction } from './store.ts'
import type { Worker } from './worker.ts'

/** Due messages that one transaction takes: its statements work in bulk, and a crash undoes no more than this. */
export const BATCH = 500

/** Messages that each account has left; periods that are over begin anew. */
async function countLeft(tx: Tx, rows: readonly DueRow[], now: Date): Promise<Map<number, number>> {
  const left = new Map(rows.map((row) => [row.userId, row.messageCreditsLimit - row.messageCreditsUsed]))
  const over = new Map(rows.filter((row) => now >= row.creditsPeriodEnd).map((row) => [row.userId, row]))
  if (over.size === 0) return left
  const periods = [...over.values()].map((row) => periodAt(row.creditsAnchor, now))
  const starts = periods.map(({ start }) => start)
  const ends = periods.map(({ end }) => end)
  for (const { id, used } of await beginPeriods(tx, [...over.keys()], starts, ends))
    left.set(id, (over.get(id)?.messageCreditsLimit ?? 0) - used)
  return left
}

/** Saves the delivered ones; gives each schedule's message. */
async function save(tx: Tx, outcomes: readonly Outcome[], now: Date): Promise<Map<string, string>> {
  const delivered = outcomes.filter(({ status }) => status === 'delivered')
  if (delivered.length === 0) return new Map()
  const texts = delivered.map(({ text }) => text ?? Buffer.alloc(0))
  const rows = await saveMessages(
    tx,
    delivered.map(({ row }) => row.scheduleId),
    delivered.map(({ row }) => row.helperId),
    delivered.map(({ row }) => row.userId),
    Buffer.concat(texts),
    texts.map(({ length }) => length),
    now,
  )
  const messages = new Map(rows.map(({ scheduleId, messageId }) => [scheduleId, messageId]))
  const moved = delivered.filter(({ row }) => messages.has(row.scheduleId))
  await moveOn(
    tx,
    moved.map(({ row }) => row.helperId),
    moved.map(({ position }) => position),
    moved.map(({ unanswered }) => unanswered),
    moved.map(({ row }) => messages.get(row.scheduleId) ?? '0'),
  )
  return messages
}

function nextTimes(worker: Worker, outcomes: readonly Outcome[], now: Date): { row: DueRow; time: number }[] {
  const open = outcomes.filter(({ row, status }) => status !== 'claimed' && row.active)
  return open.flatMap(({ row, unanswered }) => {
    try {
      return [{ row, time: nextTimeOf(row, now, row.scheduledTime, unanswered) }]
    } catch (cause) {
      worker.services.log.error({ err: cause, helper: row.helperId }, 'no time could be planned')
      return []
    }
  })
}

async function planAgain(tx: Tx, worker: Worker, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const plans = nextTimes(worker, outcomes, now)
  if (plans.length === 0) return
  const helpers = plans.map(({ row }) => row.helperId)
  const owners = plans.map(({ row }) => row.userId)
  const times = plans.map(({ time }) => time)
  const zones = plans.map(({ row }) => row.timeZone)
  await savePlans(tx, helpers, owners, times, zones, now)
}

async function deliverIn(
  tx: Tx,
  worker: Worker,
  now: Date,
  limit: number,
): Promise<{ claimed: number; wakes: Wake[] }> {
  const rows = await claimDue(tx, now, limit)
  if (rows.length === 0) return { claimed: 0, wakes: [] }
  const outcomes = decideDue(worker, rows, await countLeft(tx, rows, now), now)
  const messages = await save(tx, outcomes, now)
  await settleSchedules(
    tx,
    outcomes.map(({ row }) => row.scheduleId),
    outcomes.map(({ status }) => status),
    outcomes.map(({ reason }) => reason),
    now,
  )
  await planAgain(tx, worker, outcomes, now)
  await noteOutside(tx, worker.services, outcomes, messages, now)
  const toWrite = outcomes.filter(({ status }) => status === 'claimed').map(({ row }) => row.scheduleId)
  if (toWrite.length > 0) await worker.queue.send(tx.$client, 'write', toWrite)
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
  await wakeBrowsers(services, wakes)
  return claimed
}
