import { writesFirst } from '../../../../core/scheduling/mute.ts'
import { saveMessages } from '../../conversations/send/save-messages.ts'
import type { LiveUpdate } from '../../notifications/live/notify-clients.ts'
import { consumePlanned } from '../../plans/allowance/allowance.ts'
import { closeReservation } from '../../plans/allowance/reservations.ts'
import { createNotifications } from '../notify/channels.ts'
import { nextTimeOf } from '../plan/replan.ts'
import type { Tx } from '../store.ts'
import { type DueOutcome, isSingle, type PlannedMessage } from './due-outcome.ts'
import { type DueRow, finishSchedules, type SettledRow } from './store-due.ts'
import type { Worker } from './worker.ts'

/** Finishes one or more planned messages whose rows the transaction has locked. */

interface Delivered {
  row: DueRow
  message: PlannedMessage
}

/** A template is counted now. What was reserved for a model's text is released if a template replaces it. */
async function pay(tx: Tx, delivered: readonly Delivered[], ids: readonly number[], now: Date): Promise<void> {
  const fromTemplates = delivered.filter(({ message }) => message.source === 'template')
  await consumePlanned(
    tx,
    fromTemplates.map(({ row }) => row.userId),
    now,
  )
  for (const [index, { message }] of delivered.entries()) {
    const messageId = ids[index]
    if (messageId === undefined || message.reservationId === null) continue
    await closeReservation(tx, message.reservationId, { messageId, isPaid: message.source === 'model', now })
  }
}

/** Returns the message of each schedule. */
export async function writeOutcomes(tx: Tx, outcomes: readonly DueOutcome[], now: Date): Promise<Map<number, number>> {
  const delivered = outcomes.flatMap(({ row, message }) => (message ? [{ row, message }] : []))
  if (delivered.length === 0) return new Map()
  const messages = delivered.map(({ row, message }) => ({
    helperId: row.helperId,
    userId: row.userId,
    scheduleId: row.scheduleId,
    content: message.content,
    source: message.source,
    memories: message.memories,
    contextReferences: message.contextReferences,
  }))
  const ids = (await saveMessages(tx, messages, now)).map(heldId)
  await pay(tx, delivered, ids, now)
  return new Map(delivered.map(({ row }, index) => [row.scheduleId, heldId(ids[index])]))
}

function heldId(id: number | null | undefined): number {
  if (id == null) throw new Error('a helper was deleted while its planned message was held')
  return id
}

/** Null if it no longer writes, none is found, or the routine is planned already. */
function nextTime({ services }: Worker, { row, status, passed, unanswered }: DueOutcome, now: Date): number | null {
  if (status === 'claimed' || isSingle(row) || !writesFirst(row)) return null
  if (passed.stillDue !== null) return passed.stillDue
  try {
    return nextTimeOf(row, now, row.scheduledTime, unanswered)
  } catch (cause) {
    services.log.error({ err: cause, helper: row.helperId }, 'the next message of a helper could not be planned')
    return null
  }
}

export const settledBy = (
  { row, status, reason, message, passed, unanswered }: DueOutcome,
  messageId: number | null,
  next: number | null,
): SettledRow => ({
  scheduleId: row.scheduleId,
  helperId: row.helperId,
  userId: row.userId,
  status,
  reason,
  missed: passed.missed,
  messageId,
  position: message?.position ?? row.position,
  unanswered,
  followUpId: row.followUpId,
  nextTime: next,
  timeZone: row.timeZone,
})

export async function finishDeliveries(
  tx: Tx,
  worker: Worker,
  outcomes: readonly DueOutcome[],
  messages: ReadonlyMap<number, number>,
  now: Date,
): Promise<LiveUpdate[]> {
  const settled = outcomes.map((outcome) =>
    settledBy(outcome, messages.get(outcome.row.scheduleId) ?? null, nextTime(worker, outcome, now)),
  )
  await finishSchedules(tx, settled, now)
  await createNotifications(tx, worker.services, outcomes, messages, now)
  return settled.map(({ userId, messageId }) => ({ userId, messageId: messageId ?? 0 }))
}
