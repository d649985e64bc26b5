import { followUpText } from '../../../../core/follow-ups/follow-ups.ts'
import {
  canSlowDown,
  type Heartbeats,
  type Passed,
  passedTimes,
  REASONS,
  reasonToSkip,
  SLOWING_DOWN,
  UNANSWERED_LIMIT,
  unansweredDays,
  wasDown,
} from '../../../../core/scheduling/delivery-rules.ts'
import { isMuted, writesFirst } from '../../../../core/scheduling/mute.ts'
import { sealMessageUnder } from '../../../platform/crypto/vault.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { decryptFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import type { FollowUpRow } from '../follow-ups/store.ts'
import { nextTimeOf } from '../plan/replan.ts'
import type { DueRow } from './store-due.ts'
import { composePlanned, decryptTopicAndGoalOf } from './templates.ts'
import type { Worker } from './worker.ts'

/** Two planned times of a helper are always further apart. */
const PUNCTUAL_MS = 60_000

/** Why a message is not sent (null: it is), and the times that passed with it. */
interface Skip {
  reason: string | null
  passed: Passed
}

export const NOTHING_PASSED: Passed = { missed: null, stillDue: null }

/** Consecutive days with unanswered messages, before this one. */
const unansweredBefore = (row: Pick<DueRow, 'answered' | 'unanswered'>): number => (row.answered ? 0 : row.unanswered)

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
  const inCrisis = row.inCrisis && !isReminder(row)
  const away = runs !== null && wasDown(runs, scheduledTime)
  const reason = reasonToSkip({ active, muted, suspended, inCrisis, lateMs: lateMsOf(row, now), away, left })
  const passed = passedBy(row, now)
  return { reason: reason ?? (passed.missed ? REASONS.overtaken : null), passed }
}

export interface PlannedMessage {
  /** Sealed. */
  content: Buffer
  source: 'template' | 'model' | 'fallback'
  /** Where the helper's sequence continues. */
  position: number
  /** Its reserved allowance. A template reserves nothing: it is paid for when saved. */
  reservationId: number | null
  memories: readonly number[]
  contextReferences: readonly number[]
}

export interface DueOutcome {
  row: DueRow
  status: 'delivered' | 'claimed' | 'skipped' | 'failed'
  /** For the person; empty if there is nothing to explain. */
  reason: string
  /** The message to deliver; null: none. */
  message: PlannedMessage | null
  /** Later planned times that have passed and that it stands for, and the newest one that is still to be sent. */
  passed: Passed
  /** Consecutive days with unanswered messages, including this one. */
  unanswered: number
}

/** Consecutive days with unanswered messages, counting this message as sent. */
const unansweredWith = (row: DueRow, now: Date): number =>
  unansweredDays(unansweredBefore(row), row.lastSaidAt?.getTime() ?? null, now.getTime(), row.timeZone)

/** The text of a planned message, plus a sentence about writing less often if that starts now. */
export function withSlowing(row: DueRow, text: string, now: Date): string {
  if (row.followUp) return text
  const isLimit = unansweredBefore(row) < UNANSWERED_LIMIT && unansweredWith(row, now) === UNANSWERED_LIMIT
  return isLimit && canSlowDown(row) ? `${text}\n\n${SLOWING_DOWN}` : text
}

/** A message that is not delivered, or not yet. */
export const without = (
  row: DueRow,
  status: 'claimed' | 'skipped' | 'failed',
  reason = '',
  passed = NOTHING_PASSED,
): DueOutcome => ({
  row,
  status,
  reason,
  message: null,
  passed,
  unanswered: unansweredBefore(row),
})

export const deliverNow = (row: DueRow, message: PlannedMessage, reason: string, now: Date): DueOutcome => ({
  row,
  status: 'delivered',
  reason,
  message,
  passed: NOTHING_PASSED,
  unanswered: row.followUp ? row.unanswered : unansweredWith(row, now),
})

/** A message that cannot be made, because its key or a text it needs is broken, ends as failed and stops no other. */
export function madeOrFailed(
  { services }: Pick<Worker, 'services'>,
  row: DueRow,
  passed: Passed,
  make: () => DueOutcome,
): DueOutcome {
  try {
    return make()
  } catch (cause) {
    services.log.error({ err: cause, schedule: row.scheduleId }, 'a planned message could not be prepared')
    return without(row, 'failed', REASONS.broken, passed)
  }
}

function followUpMessage(
  { vault }: Uses<'vault'>,
  { wrappedKey, position }: DueRow,
  followUp: FollowUpRow,
  source: 'template' | 'fallback',
): PlannedMessage {
  const { subject } = decryptFollowUp(vault.unwrap(wrappedKey), followUp)
  const content = sealMessageUnder(vault, wrappedKey, followUpText(followUp.kind, subject))
  return { content, source, position, reservationId: null, memories: [], contextReferences: [followUp.messageId] }
}

export function fromTemplate(
  { services, templates }: Worker,
  row: DueRow,
  source: 'template' | 'fallback',
  now: Date,
): PlannedMessage {
  if (row.followUp) return followUpMessage(services, row, row.followUp, source)
  const { text, next, memories } = composePlanned(templates, row, now, decryptTopicAndGoalOf(services, row))
  const content = sealMessageUnder(services.vault, row.wrappedKey, withSlowing(row, text, now))
  return { content, source, position: next, reservationId: null, memories, contextReferences: [] }
}

function deliver(worker: Worker, row: DueRow, hasOwn: boolean, now: Date): DueOutcome {
  const usesModel = !row.useTemplatedMessages && (hasOwn || worker.services.models.current.connected)
  return usesModel ? without(row, 'claimed') : deliverNow(row, fromTemplate(worker, row, 'template', now), '', now)
}

interface Known {
  /** The remaining allowance per account, which is counted down. */
  left: Map<number, number>
  /** Accounts with a model of their own, if there is no shared one. */
  own: ReadonlySet<number>
  /** When workers ran, if that matters. */
  runs: Heartbeats | null
}

export function decideDue(
  worker: Worker,
  rows: readonly DueRow[],
  { left, own, runs }: Known,
  now: Date,
): DueOutcome[] {
  return rows.map((row) => {
    const { userId } = row
    const remaining = left.get(userId) ?? 0
    const { reason, passed } = skipOf(row, runs, now, remaining)
    if (reason !== null) return without(row, 'skipped', reason, passed)
    const outcome = madeOrFailed(worker, row, passed, () => deliver(worker, row, own.has(userId), now))
    // A message written by a model uses the allowance when it is written.
    if (outcome.status === 'delivered') left.set(userId, remaining - 1)
    return outcome
  })
}
