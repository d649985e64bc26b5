import { composeReading } from '../../../../core/memory/reading/compose-reading.ts'
import type { MessageNote } from '../../../../core/memory/reading/read-answer.ts'
import { readAnswer } from '../../../../core/memory/reading/read-answer.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Job } from '../../../platform/ports/queue.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { giveWay } from '../../models/calls/give-way.ts'
import { askStructured } from '../../models/calls/guarded-calls.ts'
import { modelInRole, type ServingModel } from '../../models/calls/serving-model.ts'
import { isReplyAwaited } from '../../models/ledger/is-reply-awaited.ts'
import { modelOf } from '../../models/own/model-of.ts'
import { announceMemoryChange, notifyClients } from '../../notifications/notify-clients.ts'
import { rebuildDigest } from '../digest/rebuild-digest.ts'
import { lockFacts, transaction } from '../store-memories.ts'
import { applyOperations } from './apply-operations.ts'
import { applyPlans } from './apply-plans.ts'
import { type GatheredReading, gatherReading } from './gather-reading.ts'
import { maskedReading } from './masked-reading.ts'
import { rebuildSessionDigests } from './rebuild-days.ts'
import { saveDay } from './save-day.ts'
import { endReading, findReading, holdMemoryVersion, markRead, type ReadingRow, saveNote } from './store-readings.ts'

const MINUTE_MS = 60_000
/** After the first failure, the second, and so on; then always the last. */
const AGAIN_AFTER_MINUTES = [1, 5, 30, 120, 360]
/** A local model that replies to somebody reads later. */
const BUSY_MS = 15_000
const LOOK_MS = 1000
const ANALYSIS = 'analysis'
/** The model answered, but not with operations. */
const UNREADABLE = 'unreadable'

type Answer = NonNullable<ReturnType<typeof readAnswer>>

/** The model that reads for this person: their own, the one for background work, or the main one; null if there is none. */
async function readerFor(services: Services, person: GatheredReading['owner']): Promise<ServingModel | null> {
  const model = await modelOf(services, person)
  const reader = model.background ? modelInRole(services, 'background', model.background) : model
  return reader.ai.connected ? reader : null
}

/** Aborts once somebody waits for a reply of the same local model. */
async function whileIdle<Result>(
  services: Services,
  { ai }: ServingModel,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) {
  if (!ai.local) return work(signal)
  const busy = new AbortController()
  const look = setInterval(() => {
    isReplyAwaited(services).then(
      (isBusy) => isBusy && busy.abort(new AiError('not_admitted', 'Somebody waits for a reply of the local model')),
      () => undefined,
    )
  }, LOOK_MS)
  try {
    return await work(AbortSignal.any([signal, busy.signal]))
  } finally {
    clearInterval(look)
  }
}

/** Throws AiError. Null if the answer says nothing that can be read. */
async function ask(
  services: Services,
  model: ServingModel,
  { owner, reading }: GatheredReading,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { masked, reveal } = await maskedReading(owner, reading)
  const request = composeReading(masked)
  const reason = { userId: owner.userId, purpose: 'memory' } as const
  const { value } = await whileIdle(services, model, signal, (until) =>
    askStructured(services, model, reason, request, until),
  )
  return readAnswer(reveal(value), reading)
}

async function saveNotes(tx: Transaction, { owner, messages }: GatheredReading, notes: readonly MessageNote[]) {
  const sealed = (text: string): Buffer | null => (text === '' ? null : seal(owner.dataKey, text, ANALYSIS))
  for (const { n, tone, topics, sentiment, importance, tags } of notes) {
    const message = messages.get(n)
    if (!message?.isFromUser) continue
    const lists = { topics: sealed(JSON.stringify(topics)), tags: sealed(JSON.stringify(tags)) }
    await saveNote(tx, { id: message.id, tone: sealed(tone), sentiment: sealed(sentiment), importance, ...lists })
  }
}

/** Returns false if something was taken out of memory while the model read: it is read again without that. */
async function save(services: Services, gathered: GatheredReading, answer: Answer): Promise<boolean> {
  const { owner, row, unread } = gathered
  return transaction(services.db, async (tx) => {
    const now = services.clock.now()
    await lockFacts(tx, { userId: owner.userId })
    const isSame = (await holdMemoryVersion(tx, row.helperId)) === row.memoryVersion
    const isRead = isSame && (await markRead(tx, unread))
    if (!isRead) throw new Outdated()
    await applyOperations(tx, gathered, answer.operations, now)
    await applyPlans(tx, gathered, answer.plans, now)
    if (answer.summary) await saveDay(tx, gathered, answer.summary, now)
    await saveNotes(tx, gathered, answer.notes)
    await rebuildSessionDigests(tx, owner, [row.helperId])
    await rebuildDigest(tx, owner, now)
    await endReading(tx, row.helperId, { failures: 0, failure: null, againAt: null })
    return true
  }).catch((cause) => {
    if (cause instanceof Outdated) return false
    throw cause
  })
}

/** Rolls back what was written of a reading that is outdated. */
class Outdated extends Error {}

const giveBack = (services: Services, row: ReadingRow, failure: string | null, againMs: number): Promise<unknown> =>
  transaction(services.db, (tx) =>
    endReading(tx, row.helperId, {
      failures: row.failures + (failure === null ? 0 : 1),
      failure,
      againAt: new Date(services.clock.now().getTime() + againMs),
    }),
  )

function fail(services: Services, row: ReadingRow, kind: string): Promise<unknown> {
  services.log.warn(
    { kind, failures: row.failures + 1 },
    'a model did not read a conversation; it is tried again later',
  )
  const minutes = AGAIN_AFTER_MINUTES[Math.min(row.failures, AGAIN_AFTER_MINUTES.length - 1)] ?? 1
  return giveBack(services, row, kind, minutes * MINUTE_MS)
}

/** What is offered stands under messages. */
async function announce(services: Services, { userId, helperId }: ReadingRow, { plans }: Answer): Promise<void> {
  await announceMemoryChange(services, userId)
  if (plans.length > 0) await notifyClients(services, [{ userId, editedHelperId: helperId }])
}

/** One call of a model, which says what to remember of what was said. What fails is tried again later and loses nothing. */
export async function readConversation(services: Services, job: Job): Promise<void> {
  await giveWay(services, job.signal)
  const [row] = await findReading(services.db, job.id)
  if (!row) return
  const gathered = await gatherReading(services, row)
  const model = gathered && (await readerFor(services, gathered.owner))
  if (!model) {
    await giveBack(services, row, null, MINUTE_MS)
    return
  }
  if (model.ai.local && (await isReplyAwaited(services))) {
    await giveBack(services, row, null, BUSY_MS)
    return
  }
  try {
    const answer = await ask(services, model, gathered, job.signal)
    if (answer === null) await fail(services, row, UNREADABLE)
    else if (await save(services, gathered, answer)) await announce(services, row, answer)
    else await giveBack(services, row, null, 0)
  } catch (cause) {
    if (job.signal.aborted || !(cause instanceof AiError)) throw cause
    if (cause.kind === 'not_admitted') await giveBack(services, row, null, MINUTE_MS)
    else await fail(services, row, cause.kind)
  }
}
