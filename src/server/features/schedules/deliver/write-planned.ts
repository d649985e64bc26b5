import { usedMemories } from '../../../../core/memory/used-memories.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { AHEAD_MS, LATEST_MS, REASONS, WRITTEN_WITHIN_MS } from '../../../../core/scheduling/delivery-rules.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { type DataKey, sealMessageUnder } from '../../../platform/crypto/vault.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { isUnavailable } from '../../../platform/errors/errors.ts'
import type { Job } from '../../../platform/ports/queue.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { decryptReaction } from '../../conversations/attached/react.ts'
import { type ChosenRecalled, chooseRecalled, readTurns, shownIn } from '../../conversations/send/load-conversation.ts'
import { generateText } from '../../conversations/send/write-reply.ts'
import { voiceOf } from '../../helpers/present-helper.ts'
import { actorOf } from '../../identity/sessions/sessions.ts'
import { decryptFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import { recallInTime } from '../../memory/recall/recall.ts'
import { decryptMemory } from '../../memory/seal-memory.ts'
import { giveWay } from '../../models/calls/call-admissions.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { releaseReservation, reservePlanned } from '../../plans/allowance/reservations.ts'
import type { FollowUpRow } from '../follow-ups/store.ts'
import {
  type DueOutcome,
  deliverNow,
  fromTemplate,
  lateMsOf,
  madeOrFailed,
  NOTHING_PASSED,
  skipOf,
  without,
  withSlowing,
} from './due-outcome.ts'
import { finishDeliveries, writeOutcomes } from './finish-due.ts'
import { type ClaimedHelper, findClaimed, findLost, type HeldRow, lockClaimed, readHeartbeats } from './store.ts'
import { addFollowUps, addTopicsAndGoals } from './templates.ts'
import type { Worker } from './worker.ts'

/** Longer than a job waits and all its retries take: anything claimed before that has lost its job. */
const LOST_AFTER_MS = WRITTEN_WITHIN_MS + 5 * 60_000
const LOST_AT_ONCE = 50
/** Earlier messages recalled for a text. Its token budget cuts further. */
const RECALLED = 8

const NOTHING: ChosenRecalled = { turns: [], messageIds: [] }

async function recallForPlanned(
  services: Services,
  actor: Actor,
  helperId: number,
  turns: readonly ReadTurn[],
  about: string | undefined,
) {
  const text = about ?? turns.findLast(({ fromPerson }) => fromPerson)?.text
  if (!text) return NOTHING
  const shown = shownIn(turns)
  const question = { helperId, text, askedAt: services.clock.now(), count: RECALLED }
  const found = await recallInTime(services, actor, { ...question, shown })
  return chooseRecalled(actor, helperId, found, shown)
}

const promptedFollowUp = (key: DataKey, row: FollowUpRow) => ({
  kind: row.kind,
  ...decryptFollowUp(key, row),
  saidAt: row.saidAt,
})

async function askModel(services: Services, row: ClaimedHelper, reservation: Reservation, signal: AbortSignal) {
  const actor = actorOf(row, services.vault.unwrap(row.wrappedKey))
  const turns = await readTurns(services, actor, row.helperId)
  const followUp = row.followUp && promptedFollowUp(actor.dataKey, row.followUp)
  const recalled = await recallForPlanned(services, actor, row.helperId, turns, followUp?.subject)
  let text = ''
  const writer = {
    write(part: string) {
      text += part
    },
    takeBack() {
      text = ''
    },
  }
  const voice = voiceOf(actor.dataKey, row)
  const memory = decryptMemory(actor.dataKey, row)
  const reactions = row.reactions.map((one) => decryptReaction(actor.dataKey, one))
  const isSms = row.wantsSms && services.sms !== null
  const about = { voice, circle: row.circle, turns, memory, recalled: recalled.turns, reactions, isSms, safety: null }
  const job = { purpose: 'planned' as const, ...about, ...(followUp ? { followUp } : {}), reservation, signal }
  await generateText(services, await modelOf(services, actor), actor, job, writer)
  const written = text.trim()
  const contextReferences = [...recalled.messageIds, ...(row.followUp ? [row.followUp.messageId] : [])]
  return { written, memories: usedMemories(memory.lines, '', written), contextReferences }
}

/** `decide` sees the current state, which may have changed. False: another process has finished it, or it was taken back. */
async function end(
  worker: Worker,
  row: ClaimedHelper,
  decide: (held: HeldRow, now: Date) => DueOutcome,
): Promise<boolean> {
  const { services } = worker
  const now = services.clock.now()
  const updates = await inTransaction(services.db, async (tx) => {
    const [held] = await lockClaimed(tx, row.scheduleId)
    if (!held) return null
    // What was read before may have been forgotten since.
    await addTopicsAndGoals(tx, worker.templates, [held])
    await addFollowUps(tx, [held])
    const outcomes = [decide(held, now)]
    const messages = await writeOutcomes(tx, outcomes, now)
    return finishDeliveries(tx, worker, outcomes, messages, now)
  })
  if (updates) await notifyClients(services, updates)
  return updates !== null
}

/** Sends a template instead of the model's text; it costs nothing. */
async function fallBack(worker: Worker, row: ClaimedHelper, reason: string): Promise<void> {
  await end(worker, row, (held, now) =>
    madeOrFailed(worker, held, NOTHING_PASSED, () =>
      deliverNow(held, fromTemplate(worker, held, 'fallback', now), reason, now),
    ),
  )
}

async function readClaimed({ db }: Uses<'db'>, id: number): Promise<ClaimedHelper | null> {
  const [row] = await findClaimed(db, id)
  if (!row) return null
  const claimed: ClaimedHelper = row
  await addFollowUps(db, [claimed])
  return claimed
}

/** The remaining allowance is checked when it is reserved. */
async function skipLate(worker: Worker, row: ClaimedHelper): Promise<boolean> {
  const { db, clock } = worker.services
  const now = clock.now()
  const runs = lateMsOf(row, now) > LATEST_MS ? await readHeartbeats(db) : null
  const { reason, passed } = skipOf(row, runs, now, 1)
  if (reason === null) return false
  await end(worker, row, (held) => without(held, 'skipped', reason, passed))
  return true
}

const hasWaitedTooLong = ({ claimedAt }: ClaimedHelper, now: Date): boolean =>
  claimedAt !== null && now.getTime() - claimedAt.getTime() > WRITTEN_WITHIN_MS

/** Throws, so that the queue retries; after the last attempt, or if no model may be called, sends a template. */
export async function writePlanned(worker: Worker, job: Job): Promise<void> {
  const { services } = worker
  const row = await readClaimed(services, job.id)
  if (!row) return
  await giveWay(services, job.signal)
  if (await skipLate(worker, row)) return
  if (hasWaitedTooLong(row, services.clock.now())) return fallBack(worker, row, REASONS.notInTime)
  const reservation = await reservePlanned(services, row.userId, row.scheduleId)
  if (reservation === null) {
    await end(worker, row, (held) => without(held, 'skipped', REASONS.allowance))
    return
  }
  try {
    const { written, memories, contextReferences } = await askModel(services, row, reservation, job.signal)
    const isEnded = await end(worker, row, (held, now) => {
      if (held.memoryVersion !== row.memoryVersion)
        throw new Error('a memory was removed while a planned message was being written: it has to be written again')
      const content = sealMessageUnder(services.vault, held.wrappedKey, withSlowing(held, written, now))
      const { position } = held
      return deliverNow(
        held,
        { content, source: 'model', position, reservationId: reservation.id, memories, contextReferences },
        '',
        now,
      )
    })
    if (!isEnded) await releaseReservation(services, reservation)
  } catch (cause) {
    await releaseReservation(services, reservation)
    const hopeless = cause instanceof AiError && cause.kind === 'not_admitted'
    if (!hopeless && !job.isLastTry) throw cause
    await fallBack(worker, row, REASONS.modelFailed)
  }
}

async function recover(worker: Worker, id: number): Promise<void> {
  const row = await readClaimed(worker.services, id)
  if (row && !(await skipLate(worker, row))) await fallBack(worker, row, REASONS.notInTime)
}

/** Finishes messages that lost their job, so that none is stuck. */
export async function recoverLost(worker: Worker): Promise<void> {
  const { services } = worker
  const now = services.clock.now()
  const before = new Date(now.getTime() - LOST_AFTER_MS)
  const ahead = new Date(now.getTime() + AHEAD_MS)
  for (const { id } of await findLost(services.db, before, ahead, LOST_AT_ONCE)) {
    await recover(worker, id).catch((cause) => {
      if (isUnavailable(cause)) throw cause
      services.log.error({ err: cause, schedule: id }, 'a planned message could not be recovered')
    })
  }
}
