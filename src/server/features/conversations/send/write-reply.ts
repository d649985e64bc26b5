import type { CallPurpose } from '../../../../core/calls/ceilings.ts'
import { remindersIn } from '../../../../core/follow-ups/remind-mark.ts'
import { maskedRequest, maskScopeOf } from '../../../../core/privacy/mask-context.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { fitContext } from '../../../../core/prompt/conversation.ts'
import { withoutPictures } from '../../../../core/prompt/prompt.ts'
import { crisisInstructionFor, safetyAnswer, screenedReply } from '../../../../core/safety/reply/screened-reply.ts'
import { localTimeAt } from '../../../../core/time/zone-time.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../../memory/compile-detectors.ts'
import { modelInRole, type ServingModel } from '../../models/calls/call-admissions.ts'
import { recordCall, streamText } from '../../models/calls/guarded-calls.ts'
import { mentionUnseenPicture } from '../attached/pictures.ts'
import type { ReplyToSave, WrittenReply } from './save-reply.ts'
import { refuseOtherModel, refuseStandIn, writeStandIn } from './stand-in.ts'
import { BrokenOff, type TextJob, type TextWriter, type Written } from './text-job.ts'

const STOP = 'stop'

const STOPPED = 'The reply was stopped before its first word. It did not count.'
const RESTARTING = 'The server is restarting. Your message is saved: please try again in a moment.'
const CUT_OFF = 'The reply broke off. Your message is saved and this did not count. Please try again.'

function errorFor(cause: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted && reason === STOP) return new AppError(409, 'stopped', STOPPED)
  if (aborted) return new AppError(503, 'restarting', RESTARTING, { cause })
  return cause instanceof AiError ? new AppError(502, 'reply_cut_off', CUT_OFF, { cause }) : cause
}

/** Keeps the text so far, for a page that is loaded meanwhile and for Stop. */
export const keptIn = (running: RunningReply, writer: TextWriter): TextWriter => ({
  ...writer,
  write(text, isSafety) {
    running.text += text
    writer.write(text, isSafety)
  },
  onMark() {
    running.isMarked = true
  },
  takeBack() {
    running.text = ''
    running.isMarked = false
    writer.takeBack?.()
  },
})

/** The words of a reply. What Stop leaves of one is kept. Throws an AppError. */
export async function writeReply(
  services: Services,
  actor: Actor,
  toWrite: Omit<ReplyToSave, 'written' | 'replyTo'>,
  running: RunningReply,
  writer: TextWriter,
): Promise<WrittenReply> {
  const { conversation, turns, recalled, isSms, safety, reservation, panel } = toWrite
  const { voice, circle, memory, reactions, upcoming, model } = conversation
  const { signal } = running.abort
  const kept: { call: CallRecord | null } = { call: null }
  const keepRecord = (record: CallRecord): void => {
    kept.call = record
  }
  const job = {
    purpose: panel?.purpose ?? ('reply' as const),
    ...{ voice, turns, memory, recalled: recalled.turns, reactions, upcoming, isSms, safety, reservation, signal },
    ...(panel ? { panel: panel.context } : { circle }),
    // What the person's own model costs is not ours to record.
    ...(model.ai.isOwn ? {} : { keepRecord }),
  }
  try {
    const written = await generateText(services, model, actor, job, keptIn(running, writer))
    const deliveryStatus = written.isCut ? 'cut' : 'delivered'
    return { ...written, content: running.text.trim(), deliveryStatus, ...kept }
  } catch (cause) {
    const content = running.text.trim()
    if (!signal.aborted || signal.reason !== STOP || content === '') {
      if (kept.call) recordCall(services, model, kept.call)
      throw errorFor(cause, signal)
    }
    const reminders = { reminders: [], isAnyRefused: running.isMarked ?? false }
    return { source: 'model', concern: null, content, deliveryStatus: 'stopped', reminders, ...kept }
  }
}

/** A model, and what it is asked to write for whom: `generateText` makes it, for `askModel`. */
interface Asked {
  services: Services
  model: ServingModel
  actor: Actor
  job: TextJob
  writer: TextWriter
}

/**
 * A stand-in is written if no model is connected, it may not be called, or it fails before its first word; the
 * fallback model comes first. Later failures throw AiError, an abort its reason. A person's own model has no stand-in
 * (502), unless they are in danger.
 */
export async function generateText(
  services: Services,
  model: ServingModel,
  actor: Actor,
  job: TextJob,
  writer: TextWriter,
): Promise<Written> {
  const answer = safetyAnswer(job)
  if (answer) {
    writer.write(answer, true)
    return { source: 'safety', concern: job.safety?.danger?.concern ?? null }
  }
  const context = contextOf(services, actor, job)
  if (job.reservation?.isUnlimited && !model.ai.isOwn) refuseOtherModel(job)
  if (!model.ai.connected) return writeStandIn(job, context, writer, 'no_model')
  const asked = { services, model, actor, job, writer }
  try {
    return await askModel(asked, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    return answerAfterFailure(asked, context, cause)
  }
}

/** What a model is told. */
export function contextOf(
  { clock }: Uses<'clock'>,
  { firstName: personName, timeZone }: Actor,
  job: Omit<TextJob, 'signal'>,
): ReplyContext {
  const { purpose, turns, circle, panel, memory, unsaved, upcoming, reactions, recalled, followUp, isSms = false } = job
  const before = purpose === 'reply' ? turns.slice(0, -1) : turns
  const lastSpokeAt = before.findLast(({ fromPerson }) => fromPerson)?.at
  const safety = crisisInstructionFor(job) ?? undefined
  return fitContext({
    ...{ purpose, helper: job.voice, personName, now: clock.now(), timeZone, lastSpokeAt, safety, isSms },
    ...{ turns, circle, panel, memory, unsaved, upcoming, reactions, recalled, followUp, chance: clock.chance() },
  })
}

/** Asks once more without pictures if the model refuses them. Throws BrokenOff. */
async function askModel(asked: Asked, context: ReplyContext): Promise<Written> {
  try {
    return await askOnce(asked, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff) || cause.failure.kind !== 'unsupported') throw cause
    asked.services.log.warn({ model: asked.model.ai.name }, 'the model cannot see pictures')
    return askOnce(asked, withoutPictures(context))
  }
}

/** Stands for a reply that is nothing but a mark. */
const WORDLESS = '👍'

/** Throws if nothing of the text may be shown, or only a fragment. */
async function askOnce(asked: Asked, given: ReplyContext): Promise<Written> {
  const { actor, job, model } = asked
  const { sees } = model.ai
  const isMasked = maskScopeOf(actor.privacy, job) !== null
  if (isMasked) await compileDetectors()
  // No rule can mask a picture.
  const context = sees && !isMasked ? given : withoutPictures(given)
  const isUnseen = context.turns.at(-1)?.picture === null
  const writer = isUnseen
    ? mentionUnseenPicture(asked.writer, context, sees && isMasked ? 'privacy' : 'model')
    : asked.writer
  const { screened, isCut } = await askScreened({ ...asked, writer }, context)
  const { state } = screened
  screened.addHelp()
  const reminders = remindersIn(state.marks, localTimeAt(context.now, context.timeZone))
  if (state.noTexts) writer.noTexts?.()
  const isDone = state.noTexts || (!job.unsaved && reminders.reminders.length > 0)
  if (!state.begun && !state.unfinished && isDone) {
    writer.write(WORDLESS)
    state.begun = true
  }
  if (!state.begun || state.unfinished)
    throw new BrokenOff(new AiError('declined', 'What the model wrote may not be shown'), state.begun)
  if (state.concern) return { source: 'safety', concern: state.concern }
  return { source: 'model', concern: null, isCut, isFine: state.isFine, reminders }
}

const CALLED_FOR: Record<TextJob['purpose'], CallPurpose> = {
  reply: 'chat',
  greeting: 'chat',
  example: 'preview',
  planned: 'scheduled',
  discuss: 'chat',
  sum_up: 'chat',
}

/** The text is screened. Throws if the model fails before the screening has ended it. */
async function askScreened({ services, model, actor, job, writer }: Asked, context: ReplyContext) {
  let screened = screenedReply(job, writer)
  const scope = maskScopeOf(actor.privacy, job)
  const { request, write, end } = maskedRequest(context, scope, (text) => screened.reply.push(text))
  const signal = AbortSignal.any([job.signal, screened.state.ended.signal])
  const onTakeBack = (): void => {
    end()
    screened = screenedReply(job, writer)
    writer.takeBack?.()
  }
  const reason = { userId: actor.userId, purpose: CALLED_FOR[job.purpose] }
  const options = { signal, onText: write, onTakeBack, onProgress: writer.progress, keepRecord: job.keepRecord }
  try {
    const { isCut = false } = await streamText(services, model, reason, request, options)
    end()
    screened.reply.end()
    return { screened, isCut }
  } catch (cause) {
    const { state } = screened
    const isAnswered = state.ended.signal.aborted || state.concern !== null
    if (!job.signal.aborted && isAnswered) return { screened, isCut: false }
    throw cause instanceof AiError ? new BrokenOff(cause, state.begun) : cause
  }
}

/** The fallback model, else a stand-in, where the model broke off before its first word. Otherwise it throws. */
async function answerAfterFailure(asked: Asked, context: ReplyContext, broken: BrokenOff): Promise<Written> {
  const { services, model, job, writer } = asked
  const { failure, begun } = broken
  refuseStandIn(model, job, broken)
  if (begun) writer.takeBack?.()
  services.log.warn({ kind: failure.kind, own: model.ai.isOwn }, 'the model was not available')
  const written = await askFallback(asked, context, failure)
  if (!written && job.panel) throw failure
  return written ?? writeStandIn(job, context, writer, 'failed')
}

/** Null if there is none or it fails before its first word. It replies while the main model's breaker is open. */
async function askFallback(asked: Asked, context: ReplyContext, { kind }: AiError): Promise<Written | null> {
  const { services, model, job } = asked
  const { fallback } = model
  if (!fallback || kind === 'declined') return null
  // What its call costs is recorded with its own breaker.
  const { keepRecord: _, ...toWrite } = job
  try {
    return await askModel({ ...asked, job: toWrite, model: modelInRole(services, 'fallback', fallback) }, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    if (cause.begun || job.signal.aborted) throw cause.failure
    services.log.warn({ kind: cause.failure.kind, model: fallback.name }, 'the fallback model was not available either')
    return null
  }
}
