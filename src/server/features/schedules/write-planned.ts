import { usedFacts } from '../../../core/memory/used-facts.ts'
import { LATEST_MS, REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { AHEAD_MS } from '../../../core/scheduling/outage.ts'
import type { ReadTurn } from '../../conversation-cache.ts'
import { AiError } from '../../port-errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Job } from '../../ports/queue.ts'
import type { Services } from '../../ports/services.ts'
import { sealMessageUnder } from '../../sealed-message.ts'
import { renewAllowance } from '../allowance/renew-allowance.ts'
import { releaseReservation } from '../allowance/settle-reservation.ts'
import { actorOf } from '../auth/actor-of.ts'
import { readTurns } from '../conversations/read-turns.ts'
import { type ChosenRecalled, chooseRecalled, shownIn } from '../conversations/recall-for.ts'
import { writeAsHelper } from '../conversations/write-as-helper.ts'
import { voiceOf } from '../helpers/present-helper.ts'
import { openMemory } from '../memory/open-memory.ts'
import { recallInTime } from '../memory/recall-in-time.ts'
import { composePlanned } from './compose-planned.ts'
import { withSlowing } from './due-outcome.ts'
import { settleOne } from './settle-one.ts'
import { lateMsOf, skipOf } from './skip-of.ts'
import { type ClaimedRow, findClaimed, findLost, reservePlanned } from './store-claimed.ts'
import { readRuns } from './store-running.ts'
import { aimsOf } from './topics-and-goals.ts'
import type { Worker } from './worker.ts'

/** Longer than all tries of the queue together: whatever was claimed before that has lost its job. */
const LOST_AFTER_MS = 20 * 60_000
const LOST_AT_ONCE = 50
/** Earlier messages that are recalled for a text; its token budget cuts further. */
const RECALLED = 8

async function reserve(services: Services, { scheduleId, userId }: ClaimedRow): Promise<number | null> {
  const take = async () => (await reservePlanned(services.db, scheduleId, userId, services.clock.now()))[0]
  const entry = (await take()) ?? ((await renewAllowance(services, userId)) ? await take() : undefined)
  return entry ? Number(entry.id) : null
}

const NOTHING: ChosenRecalled = { turns: [], messageIds: [] }

/** What has to do with what the person said last, from before that. */
async function recallForPlanned(services: Services, actor: Actor, helperId: number, turns: readonly ReadTurn[]) {
  const last = turns.findLast(({ fromPerson }) => fromPerson)
  if (!last) return NOTHING
  const shown = shownIn(turns)
  const question = { helperId, text: last.text, askedAt: services.clock.now(), count: RECALLED }
  const found = await recallInTime(services, actor, { ...question, shown })
  return chooseRecalled(actor, helperId, found, shown)
}

async function askModel(services: Services, row: ClaimedRow, signal: AbortSignal) {
  const actor = actorOf(row, services.vault.unwrap(row.wrappedKey))
  const turns = await readTurns(services, actor, row.helperId)
  const recalled = await recallForPlanned(services, actor, row.helperId, turns)
  let text = ''
  const onText = (part: string): void => {
    text += part
  }
  const voice = voiceOf(actor.dataKey, row)
  const memory = openMemory(actor.dataKey, row)
  const texted = row.wantsSms && services.sms !== null
  await writeAsHelper(services, actor, {
    ...{ purpose: 'planned', voice, turns, memory, recalled: recalled.turns, texted },
    safety: null,
    signal,
    onText,
  })
  if (text.trim() === '') throw new AiError('refused', 'The model wrote nothing')
  const written = text.trim()
  return { written, facts: usedFacts(memory.known, '', written), turns: recalled.messageIds }
}

/** The prepared text in place of one that the model did not write; it costs nothing. */
async function fallBack(worker: Worker, row: ClaimedRow): Promise<void> {
  const { services } = worker
  const composed = composePlanned(worker.templates, row, services.clock.now(), aimsOf(services, row))
  const text = sealFor(services, row, composed.text)
  const message = { text, source: 'fallback' as const, position: composed.next, facts: [], turns: [] }
  await settleOne(worker, row, { status: 'delivered', reason: REASONS.modelFailed, message })
}

const sealFor = (services: Services, row: ClaimedRow, text: string): Buffer =>
  sealMessageUnder(services.vault, row.wrappedKey, withSlowing(row, text, services.clock.now()))

/** Ends a message that is not to be written any more. What is left of the allowance shows when it is reserved. */
async function skipLate(worker: Worker, row: ClaimedRow): Promise<boolean> {
  const { db, clock } = worker.services
  const now = clock.now()
  const [runs] = lateMsOf(row, now) > LATEST_MS ? await readRuns(db) : []
  const { reason, passed } = skipOf(row, runs ?? null, now, 1)
  if (reason === null) return false
  await settleOne(worker, row, { status: 'skipped', reason, message: null, passed })
  return true
}

/**
 * Has the model write a planned message. A failure is thrown for the queue to try again; after the last try, or when
 * the model is not to be called, the prepared text goes out in its place.
 */
export async function writePlanned(worker: Worker, job: Job): Promise<void> {
  const { services } = worker
  const [row] = await findClaimed(services.db, job.id)
  if (!row) return
  if (await skipLate(worker, row)) return
  const entryId = await reserve(services, row)
  if (entryId === null) return settleOne(worker, row, { status: 'skipped', reason: REASONS.allowance, message: null })
  try {
    const { written, facts, turns } = await askModel(services, row, job.signal)
    const text = sealFor(services, row, written)
    const message = { text, source: 'model' as const, position: row.position, facts, turns }
    await settleOne(worker, row, { status: 'delivered', reason: '', message })
  } catch (cause) {
    await releaseReservation(services, entryId)
    const hopeless = cause instanceof AiError && cause.kind === 'not_admitted'
    if (!hopeless && !job.isLastTry) throw cause
    await fallBack(worker, row)
  }
}

/** Ends what lost its job: nobody may wait for ever for a message that is being written. */
export async function recoverLost(worker: Worker): Promise<void> {
  const { services } = worker
  const now = services.clock.now()
  const before = new Date(now.getTime() - LOST_AFTER_MS)
  const ahead = new Date(now.getTime() + AHEAD_MS)
  for (const { id } of await findLost(services.db, before, ahead, LOST_AT_ONCE)) {
    const [row] = await findClaimed(services.db, id)
    if (row && !(await skipLate(worker, row))) await fallBack(worker, row)
  }
}
