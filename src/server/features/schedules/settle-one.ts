import type { Passed } from '../../../core/scheduling/missed-times.ts'
import { notifyClients } from '../notifications/notify-clients.ts'
import { createNotifications } from './create-notifications.ts'
import { unansweredWith } from './due-outcome.ts'
import { nextTimeOf } from './plan-next.ts'
import { NOTHING_PASSED, unansweredBefore } from './skip-of.ts'
import { savePlans, type Tx, transaction } from './store.ts'
import { type ClaimedRow, type HeldRow, lockClaimed, moveOn, saveWritten } from './store-claimed.ts'
import { missedText, settleSchedules } from './store-due.ts'
import type { Worker } from './worker.ts'

/** What became of a planned message that a model was to write. */
export interface Ending {
  status: 'delivered' | 'skipped' | 'failed'
  reason: string
  message: PlannedText | null
  /** What passed while it waited; absent: nothing. */
  passed?: Passed
}

export interface PlannedText {
  text: Buffer
  source: 'model' | 'fallback'
  position: number
  /** Facts and earlier messages that it was written with. */
  facts: readonly number[]
  turns: readonly number[]
}

const orNull = (ids: readonly number[]): readonly number[] | null => (ids.length > 0 ? ids : null)

async function saveMessage(tx: Tx, row: ClaimedRow, { message }: Ending, now: Date): Promise<string | null> {
  if (!message) return null
  const { scheduleId, helperId, userId } = row
  const { text, source, position, facts, turns } = message
  const [saved] = await saveWritten(tx, {
    ...{ scheduleId, helperId, userId, text, source, now },
    isPaid: source === 'model',
    facts: orNull(facts),
    turns: orNull(turns),
  })
  if (!saved) return null
  await moveOn(tx, helperId, position, unansweredWith(row, now), saved.messageId)
  return saved.messageId
}

/** By the habits that hold now: they may have changed while the message was being written. */
async function planAgain(
  tx: Tx,
  row: ClaimedRow,
  held: HeldRow,
  said: boolean,
  { stillDue }: Passed,
  now: Date,
): Promise<void> {
  if (!held.active) return
  const unanswered = said ? unansweredWith(row, now) : unansweredBefore(row)
  const time = stillDue ?? nextTimeOf(held, now, row.scheduledTime, unanswered)
  await savePlans(tx, [row.helperId], [row.userId], [time], [held.timeZone], now)
}

/** Ends a planned message that was being written, once: message, payment, history and the next plan together. */
export async function settleOne(worker: Worker, row: ClaimedRow, ending: Ending): Promise<void> {
  const { services } = worker
  const now = services.clock.now()
  const messageId = await transaction(services.db, async (tx) => {
    const [held] = await lockClaimed(tx, row.scheduleId, row.helperId, row.userId)
    if (!held) return null
    if (ending.message?.source === 'model' && held.memoryVersion !== row.memoryVersion)
      throw new Error('something was taken back while a planned message was being written: it is to be written again')
    const saved = await saveMessage(tx, row, ending, now)
    const passed = ending.passed ?? NOTHING_PASSED
    await settleSchedules(tx, [row.scheduleId], [ending.status], [ending.reason], [missedText(passed)], now)
    await planAgain(tx, row, held, saved !== null, passed, now)
    if (saved) await createNotifications(tx, services, [{ row }], new Map([[row.scheduleId, saved]]), now)
    return saved
  })
  await notifyClients(services, [{ userId: row.userId, messageId: messageId ?? '0' }])
}
