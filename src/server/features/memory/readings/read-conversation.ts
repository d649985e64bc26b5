import { holdsOn } from '../../../../core/memory/kinds.ts'
import { composeReading } from '../../../../core/memory/reading/compose-reading.ts'
import { type MessageNote, readAnswer } from '../../../../core/memory/reading/read-answer.ts'
import { MINUTE_MS } from '../../../../core/time/durations.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Job } from '../../../platform/ports/queue.ts'
import type { Services } from '../../../platform/ports/services.ts'
import {
  giveWay,
  isReplyAwaited,
  modelInRole,
  type ServingModel,
  sparingly,
} from '../../models/calls/call-admissions.ts'
import { askStructured } from '../../models/calls/guarded-calls.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { announceMemoryChange, notifyClients } from '../../notifications/live/notify-clients.ts'
import { rebuildDigest } from '../digest/change-memories.ts'
import { lockMemory, transaction } from '../store-memories.ts'
import { applyOperations, applyPlans } from './apply-operations.ts'
import { rebuildSessionDigests, saveDay } from './days.ts'
import { type GatheredReading, gatherReading, maskedReading } from './gather-reading.ts'
import { endImport, findImportReading } from './store-import-readings.ts'
import {
  endReading,
  findReading,
  holdMemoryVersion,
  markRead,
  type Outcome,
  type ReadingRow,
  saveNote,
} from './store-readings.ts'

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
async function readerFor(services: Services, { owner, row }: GatheredReading): Promise<ServingModel | null> {
  const model = await modelOf(services, owner)
  const reader = model.background ? modelInRole(services, 'background', model.background) : model
  if (!reader.ai.connected) return null
  return row.imported ? sparingly(reader) : reader
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

/** What is over is nothing to keep or to ask about, and no day of the helper's own. */
function ofThePast({ operations, ...answer }: Answer, today: string): Answer {
  const lasting = operations.filter((operation) => operation.op === 'end' || holdsOn(operation, today))
  return { ...answer, operations: lasting, plans: [], summary: null }
}

/** Throws AiError. Null if the answer says nothing that can be read. */
async function ask(
  services: Services,
  model: ServingModel,
  { owner, row, reading }: GatheredReading,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { masked, reveal } = await maskedReading(owner, reading)
  const request = composeReading(masked)
  const reason = { userId: owner.userId, purpose: 'memory' } as const
  const { value } = await whileIdle(services, model, signal, (until) =>
    askStructured(services, model, reason, request, until),
  )
  const answer = readAnswer(reveal(value), reading)
  return answer && row.imported ? ofThePast(answer, reading.today) : answer
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
    await lockMemory(tx, { userId: owner.userId })
    const isSame = (await holdMemoryVersion(tx, row.helperId)) === row.memoryVersion
    const isRead = isSame && (await markRead(tx, unread))
    if (!isRead) throw new Outdated()
    await applyOperations(tx, gathered, answer.operations, now)
    await applyPlans(tx, gathered, answer.plans, now)
    if (answer.summary) await saveDay(tx, gathered, answer.summary, now)
    await saveNotes(tx, gathered, answer.notes)
    await rebuildSessionDigests(tx, owner, [row.helperId])
    await rebuildDigest(tx, owner, now)
    await end(tx, row, { failures: 0, failure: null, againAt: null })
    return true
  }).catch((cause) => {
    if (cause instanceof Outdated) return false
    throw cause
  })
}

const end = (tx: Transaction, { imported, helperId }: ReadingRow, outcome: Outcome): Promise<unknown> =>
  imported ? endImport(tx, imported.id, outcome) : endReading(tx, helperId, outcome)

/** Rolls back what was written of a reading that is outdated. */
class Outdated extends Error {}

function giveBack(
  services: Services,
  row: ReadingRow,
  againMs: number,
  failure: string | null = null,
  failures = row.failures,
): Promise<unknown> {
  const againAt = new Date(services.clock.now().getTime() + againMs)
  return transaction(services.db, (tx) => end(tx, row, { failures, failure, againAt }))
}

function fail(services: Services, row: ReadingRow, kind: string): Promise<unknown> {
  services.log.warn(
    { kind, failures: row.failures + 1 },
    'a model did not read a conversation; it is tried again later',
  )
  const minutes = AGAIN_AFTER_MINUTES[Math.min(row.failures, AGAIN_AFTER_MINUTES.length - 1)] ?? 1
  return giveBack(services, row, minutes * MINUTE_MS, kind, row.failures + 1)
}

/** What is offered stands under messages. */
async function announce(services: Services, { userId, helperId }: ReadingRow, { plans }: Answer): Promise<void> {
  await announceMemoryChange(services, userId)
  if (plans.length > 0) await notifyClients(services, [{ userId, editedHelperId: helperId }])
}

/** One call of a model, which says what to remember of what was said. What fails is tried again later and loses nothing. */
async function read(services: Services, job: Job, row: ReadingRow): Promise<void> {
  const gathered = await gatherReading(services, row)
  const model = gathered && (await readerFor(services, gathered))
  if (!model) {
    await giveBack(services, row, MINUTE_MS)
    return
  }
  if (model.ai.local && (await isReplyAwaited(services))) {
    await giveBack(services, row, BUSY_MS)
    return
  }
  try {
    const answer = await ask(services, model, gathered, job.signal)
    if (answer === null) await fail(services, row, UNREADABLE)
    else if (await save(services, gathered, answer)) await announce(services, row, answer)
    else await giveBack(services, row, 0)
  } catch (cause) {
    if (job.signal.aborted || !(cause instanceof AiError)) throw cause
    if (cause.kind === 'not_admitted') await giveBack(services, row, MINUTE_MS, cause.kind)
    else await fail(services, row, cause.kind)
  }
}

/** Reads a helper's own conversation. */
export async function readConversation(services: Services, job: Job): Promise<void> {
  await giveWay(services, job.signal)
  const [row] = await findReading(services.db, job.id)
  if (row) await read(services, job, { ...row, imported: null })
}

/** Reads a conversation that was brought from another program. */
export async function readImport(services: Services, job: Job): Promise<void> {
  await giveWay(services, job.signal)
  const [row] = await findImportReading(services.db, job.id)
  if (row) await read(services, job, row)
}
