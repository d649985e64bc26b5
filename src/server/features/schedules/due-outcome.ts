import {
  canSlowDown,
  REASONS,
  SLOWING_DOWN,
  UNANSWERED_LIMIT,
  unansweredDays,
} from '../../../core/scheduling/delivery-rules.ts'
import type { Passed } from '../../../core/scheduling/missed-times.ts'
import type { Runs } from '../../../core/scheduling/outage.ts'
import { sealMessageUnder } from '../../sealed-message.ts'
import { composePlanned } from './compose-planned.ts'
import { NOTHING_PASSED, skipOf, unansweredBefore } from './skip-of.ts'
import type { DueRow } from './store-due.ts'
import { aimsOf } from './topics-and-goals.ts'
import type { Worker } from './worker.ts'

/** What becomes of one due message. */
export interface Outcome {
  row: DueRow
  status: 'delivered' | 'claimed' | 'skipped' | 'failed'
  /** For the person; empty where there is nothing to explain. */
  reason: string
  /** The sealed message of a delivered one. */
  text: Buffer | null
  /** Where the helper's sequence goes on from. */
  position: number
  /** Planned times that passed since, which it stands for, and the newest of them where that is still to be sent. */
  passed: Passed
  /** Days in a row with unanswered messages, the one of this message included. */
  unanswered: number
}

/** The same once this one is sent. */
export const unansweredWith = (row: DueRow, now: Date): number =>
  unansweredDays(unansweredBefore(row), row.lastSaidAt?.getTime() ?? null, now.getTime(), row.timeZone)

/** The text of a planned message, with the one sentence that says that the helper slows down where it does. */
export function withSlowing(row: DueRow, text: string, now: Date): string {
  const isLimit = unansweredBefore(row) < UNANSWERED_LIMIT && unansweredWith(row, now) === UNANSWERED_LIMIT
  return isLimit && canSlowDown(row) ? `${text}\n\n${SLOWING_DOWN}` : text
}

function deliver(worker: Worker, row: DueRow, now: Date): Outcome {
  const { services } = worker
  const usesModel = !row.useTemplatedMessages && !services.ai.offline
  const { position } = row
  if (usesModel)
    return {
      row,
      status: 'claimed',
      reason: '',
      text: null,
      position,
      passed: NOTHING_PASSED,
      unanswered: unansweredBefore(row),
    }
  const { text, next } = composePlanned(worker.templates, row, now, aimsOf(services, row))
  const sealed = sealMessageUnder(services.vault, row.wrappedKey, withSlowing(row, text, now))
  const unanswered = unansweredWith(row, now)
  return { row, status: 'delivered', reason: '', text: sealed, position: next, passed: NOTHING_PASSED, unanswered }
}

/**
 * Decides about due messages in order; `left` is what each account has left, and is counted down. `runs`: when workers
 * ran, where that matters.
 */
export function decideDue(
  worker: Worker,
  rows: readonly DueRow[],
  left: Map<number, number>,
  runs: Runs | null,
  now: Date,
): Outcome[] {
  return rows.map((row) => {
    const { userId } = row
    const remaining = left.get(userId) ?? 0
    const { reason, passed } = skipOf(row, runs, now, remaining)
    const skipped: Outcome = {
      row,
      status: 'skipped',
      reason: reason ?? '',
      text: null,
      position: row.position,
      passed,
      unanswered: unansweredBefore(row),
    }
    if (reason !== null) return skipped
    try {
      const outcome = deliver(worker, row, now)
      // A message that a model is to write takes its own from the allowance, when it is written.
      if (outcome.status === 'delivered') left.set(userId, remaining - 1)
      return outcome
    } catch (cause) {
      worker.services.log.error({ err: cause, schedule: row.scheduleId }, 'a planned message could not be made')
      return { ...skipped, status: 'failed', reason: REASONS.broken }
    }
  })
}
