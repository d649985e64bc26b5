import type { Message } from '../../../../contract/messages.ts'
import type { HelperMemory } from '../../../../core/memory/helper-memory.ts'
import { usedFacts } from '../../../../core/memory/used-facts.ts'
import type { CircleMember, HelperVoice } from '../../../../core/prompt/context.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { ReadTurn } from '../../../platform/cache/conversation-cache.ts'
import { sealMessage } from '../../../platform/crypto/sealed-message.ts'
import { retryDeadlock } from '../../../platform/db/retry-deadlock.ts'
import {
  AppError,
  FOREIGN_KEY_VIOLATION,
  hasDatabaseCode,
  isUnavailable,
  UNIQUE_VIOLATION,
  unavailable,
} from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import { retryAfterOutage, runOrRetryAfterOutage } from '../../../platform/outage/retry-after-outage.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { releaseReservation } from '../../plans/allowance/settle-reservation.ts'
import { beginCare, countScreening, endCare } from '../../safety/care.ts'
import { type Replaced, saveVersion } from '../branches/save-version.ts'
import { freshMessage } from '../read/present-message.ts'
import { findReply, markDanger } from '../store.ts'
import type { ChosenRecalled } from './recall-for.ts'
import { type NewReply, saveReply } from './save-messages.ts'
import { type Written, writeAsHelper } from './write-as-helper.ts'
import type { ReplyListener } from './writing-job.ts'

export interface ReplyJob {
  helperId: number
  messageId: number
  /** The reservation that pays for the reply; null if the reply is free. */
  reservationId: number | null
  voice: HelperVoice
  circle: readonly CircleMember[]
  /** Version of the helper's memory when the message was accepted. */
  memoryVersion: number
  turns: readonly ReadTurn[]
  memory: HelperMemory
  recalled: ChosenRecalled
  isSms: boolean
  safety: SafetyState
  replaces?: Replaced
}

const STOP = 'stop'

const failures = {
  stopped: () => new AppError(409, 'stopped', 'The reply was stopped before its first word. It did not count.'),
  shutdown: (cause: unknown) =>
    new AppError(503, 'restarting', 'The server is restarting. Your message is saved: please try again in a moment.', {
      cause,
    }),
  later: (cause: unknown) =>
    unavailable(cause, 'We will be right back. Your message is saved, and its reply will follow.'),
  cutOff: (cause: unknown) =>
    new AppError(
      502,
      'reply_cut_off',
      'The reply broke off. Your message is saved and this did not count. Please try again.',
      {
        cause,
      },
    ),
}

type Saving = Pick<Services, 'db' | 'clock' | 'factCache' | 'log' | 'replies'>

/** An earlier attempt may have saved it. Null if the helper was deleted in the meantime. */
async function save(
  services: Pick<Services, 'db' | 'clock' | 'factCache'>,
  fields: NewReply,
  job: ReplyJob,
): Promise<number | null> {
  const { replaces } = job
  const saved = retryDeadlock(() =>
    replaces ? saveVersion(services, fields, replaces) : saveReply(services.db, fields),
  )
  return saved.catch(async (error) => {
    if (!hasDatabaseCode(error, UNIQUE_VIOLATION)) throw error
    const [saved] = await findReply(services.db, fields.replyTo, fields.userId)
    return saved ? saved.id : null
  })
}

const gone = (cause?: unknown): AppError =>
  new AppError(404, 'gone', 'This helper was deleted while it was writing. Nothing was counted.', { cause })

/** During an outage, tells the person, and saves it afterwards. */
async function saveInTime(services: Saving, fields: NewReply, job: ReplyJob): Promise<number> {
  try {
    const id = await save(services, fields, job)
    if (id === null) throw gone()
    return id
  } catch (error) {
    if (!isUnavailable(error)) throw error
    retryAfterOutage(services, 'a reply', () => save(services, fields, job))
    throw failures.later(error)
  }
}

function explain(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason === STOP ? failures.stopped() : failures.shutdown(cause)
  return cause instanceof AiError ? failures.cutOff(cause) : cause
}

/** Returns its source, and whether the person stopped it. */
async function compose(
  services: Services,
  actor: Actor,
  job: ReplyJob,
  running: RunningReply,
  { onText, onTakeBack, onProgress }: ReplyListener,
) {
  const { signal } = running.abort
  const listener: ReplyListener = {
    onText(text, isSafety) {
      running.text += text
      onText(text, isSafety)
    },
    onTakeBack() {
      running.text = ''
      onTakeBack?.()
    },
    ...(onProgress ? { onProgress } : {}),
  }
  try {
    const { voice, circle, turns, memory, recalled, isSms, safety, reservationId } = job
    const said = { voice, circle, turns, memory, recalled: recalled.turns, isSms, safety, reservationId }
    const saying = { purpose: 'reply' as const, ...said }
    const written = await writeAsHelper(services, actor, { ...saying, signal, ...listener })
    return { ...written, deliveryStatus: written.isCut ? ('cut' as const) : ('delivered' as const) }
  } catch (cause) {
    const keptByStop = signal.aborted && signal.reason === STOP && running.text.trim() !== ''
    if (!keptByStop) throw explain(cause, signal)
    return { source: 'model' as const, concern: null, isFine: false, deliveryStatus: 'stopped' as const }
  }
}

/** A prepared reply has none. */
function writtenWith({ memory, turns, recalled }: ReplyJob, source: Message['source'], content: string) {
  if (source !== 'model') return { facts: [], contextReferences: [] }
  const facts = usedFacts(memory.lines, turns.at(-1)?.text ?? '', content)
  return { facts, contextReferences: recalled.messageIds }
}

const shownTo = ({ turns, memory }: ReplyJob) => ({
  shownTurns: turns.map(({ id }) => id),
  shownFacts: memory.lines.map(({ id }) => id),
})

/** What the message means for the care of this helper. */
async function noteDanger(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  job: ReplyJob,
  { concern, isFine }: Pick<Written, 'concern' | 'isFine'>,
): Promise<void> {
  if (isFine) await endCare(services, job.helperId)
  if (!concern) return
  const danger = { concern, language: job.safety.language }
  await markDanger(services.db, job.messageId, 'heard')
  await beginCare(services, actor, job.helperId, danger)
  await countScreening(services, danger, job.isSms ? 'sms' : 'app')
}

/** Goes on if the browser disconnects; Stop keeps the text so far. A failed reply is free and throws an AppError. */
export function writeReply(services: Services, actor: Actor, job: ReplyJob, listener: ReplyListener): Promise<Message> {
  const running: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
  let isWritten = false
  return services.replies.run(job.messageId, running, async () => {
    try {
      const written = await compose(services, actor, job, running, listener)
      const { source, concern, deliveryStatus } = written
      const { helperId, messageId: replyTo, reservationId } = job
      await runOrRetryAfterOutage(services, 'a danger', () => noteDanger(services, actor, job, written))
      const content = running.text.trim()
      const sentAt = services.clock.now()
      const shown = { helperId, sentAt, deliveryStatus, source }
      const sealed = {
        ...shown,
        userId: actor.userId,
        content: sealMessage(actor.dataKey, content),
        replyTo,
        reservationId,
      }
      const { facts, contextReferences } = writtenWith(job, source, content)
      const isPaid = source === 'model'
      isWritten = true
      const { memoryVersion } = job
      const from = { facts, contextReferences, memoryVersion, ...shownTo(job) }
      const id = await saveInTime(services, { ...sealed, ...from, isPaid }, job)
      services.conversationCache.add(helperId, { id, fromPerson: false, text: content, at: sentAt })
      if (!job.isSms) services.chatUpdates.add({ userId: actor.userId, messageId: id })
      services.indexQueue.add({ userId: actor.userId, dataKey: actor.dataKey, helperId, after: replyTo - 1 })
      return freshMessage({
        ...shown,
        id,
        content,
        replyTo,
        remembered: facts.length + contextReferences.length,
        isAlarm: concern !== null,
      })
    } catch (error) {
      if (!(isWritten && isUnavailable(error))) await releaseReservation(services, job.reservationId)
      throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? gone(error) : error
    }
  })
}
