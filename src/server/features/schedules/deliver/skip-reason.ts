import { REASONS, reasonToSkip } from '../../../../core/scheduling/delivery-rules.ts'
import { type Passed, passedTimes } from '../../../../core/scheduling/missed-times.ts'
import { isMuted, writesFirst } from '../../../../core/scheduling/mute.ts'
import { type Heartbeats, wasDown } from '../../../../core/scheduling/outage.ts'
import { nextTimeOf } from '../plan/plan-next.ts'
import type { DueRow } from './store-due.ts'

/** Two planned times of a helper are always further apart. */
const PUNCTUAL_MS = 60_000

/** Why a message is not sent (null: it is), and the times that passed with it. */
export interface Skip {
  reason: string | null
  passed: Passed
}

export const NOTHING_PASSED: Passed = { missed: null, stillDue: null }

/** Consecutive days with unanswered messages, before this one. */
export const unansweredBefore = (row: Pick<DueRow, 'answered' | 'unanswered'>): number =>
  row.answered ? 0 : row.unanswered

export const lateMsOf = ({ scheduledTime }: Pick<DueRow, 'scheduledTime'>, now: Date): number =>
  now.getTime() - scheduledTime.getTime()

/** Whether it comes once, beside the helper's routine. */
export const isSingle = ({ followUpId, exceptionId }: Pick<DueRow, 'followUpId' | 'exceptionId'>): boolean =>
  followUpId !== null || exceptionId !== null

/** Asked for by the person: a mute and the rest after a danger do not hold it back. */
const isReminder = ({ followUp }: Pick<DueRow, 'followUp'>): boolean => followUp?.kind === 'reminder'

export function passedBy(row: DueRow, now: Date): Passed {
  if (isSingle(row) || !writesFirst(row) || lateMsOf(row, now) < PUNCTUAL_MS) return NOTHING_PASSED
  const next = (time: number): number => {
    const at = new Date(time)
    return nextTimeOf(row, at, at, unansweredBefore(row))
  }
  try {
    return passedTimes(row.scheduledTime.getTime(), now.getTime(), next)
  } catch {
    // The schedule has no next time, which is reported when it is planned.
    return NOTHING_PASSED
  }
}

/** `runs`: when workers ran; null if nothing is late enough to matter. `left`: messages left in the allowance. */
export function skipOf(row: DueRow, runs: Heartbeats | null, now: Date, left: number): Skip {
  const { active, mutedUntil, suspended, scheduledTime } = row
  const muted = isMuted(mutedUntil, now) && !isReminder(row)
  const inCare = row.inCare && !isReminder(row)
  const away = runs !== null && wasDown(runs, scheduledTime)
  const reason = reasonToSkip({ active, muted, suspended, inCare, lateMs: lateMsOf(row, now), away, left })
  const passed = passedBy(row, now)
  return { reason: reason ?? (passed.missed ? REASONS.overtaken : null), passed }
}
