import { modelFailureInWords } from '../../../../core/connections/failures-in-words.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { languageOf } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { fitContext } from '../../../../core/prompt/shown-turns.ts'
import { honestLine, type Unanswered } from '../../../../core/templates/no-model-texts.ts'
import { exampleText, greetingText } from '../../../../core/templates/opening-texts.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { modelInRole, type ServingModel } from '../../models/calls/call-admissions.ts'
import { recordCall } from '../../models/calls/guarded-calls.ts'
import { type Asked, askModel, BrokenOff, type Written } from './ask-model.ts'
import type { ReplyToSave, WrittenReply } from './save-reply.ts'
import { crisisInstructionFor, crisisStandIn, safetyAnswer } from './screened-reply.ts'
import type { TextJob, TextWriter } from './text-job.ts'

/** What a helper writes without a model: from templates, or one honest line in place of a reply. */
function templateText(context: ReplyContext, why: Unanswered['why']): string {
  const { purpose, turns, unsaved = [] } = context
  const recent = [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)
  if (purpose === 'greeting') return greetingText({ ...context, hasModel: why === 'failed' })
  if (purpose === 'example') return exampleText(context, recent.at(-1) ?? null)
  return honestLine({
    why,
    language: languageOf(turns),
    isSms: context.isSms ?? false,
    isKept: context.unsaved === undefined,
    isPicture: turns.at(-1)?.text === PICTURE_ONLY_TEXT,
    recent,
  })
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

const isInCrisis = ({ safety }: TextJob): boolean => (safety?.crisis ?? null) !== null

/** Writes where no model is connected, or it may not be called or failed. Stays gentle in a crisis. */
function writeStandIn(job: TextJob, context: ReplyContext, writer: TextWriter, why: 'no_model' | 'failed'): Written {
  const gentle = crisisStandIn(job)
  if (gentle) {
    writer.write(gentle, true)
    return { source: 'safety', concern: null }
  }
  writer.write(templateText(context, why))
  return { source: why === 'failed' ? 'fallback' : 'practice', concern: null }
}

/** A stand-in still answers in danger, during a pause, and where the person can't retry in the app. */
const isOwnFailure = ({ ai }: ServingModel, job: TextJob, { kind }: AiError): boolean =>
  ai.isOwn === true && job.purpose === 'reply' && !job.isSms && kind !== 'not_admitted' && !isInCrisis(job)

const ownModelFailed = (failure: AiError): AppError =>
  new AppError(
    502,
    'own_model_failed',
    `Your own model did not answer. ${modelFailureInWords(failure.kind)} You can try again, or change it in Settings.`,
    { cause: failure },
  )

/** It was disconnected since the text was reserved at no cost; another model would write it for free. */
function refuseIfOwnIsGone({ ai }: ServingModel, job: TextJob): void {
  if (!job.reservation?.isUnlimited || ai.isOwn || isInCrisis(job)) return
  throw new AppError(502, 'own_model_failed', 'Your own model was disconnected before it answered. Please try again.')
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

/** The fallback model, else a stand-in, where the model broke off before its first word. Otherwise it throws. */
async function answerAfterFailure(
  asked: Asked,
  context: ReplyContext,
  { failure, begun }: BrokenOff,
): Promise<Written> {
  const { services, model, job, writer } = asked
  // A planned text can wait for the model, and has a template to fall back on.
  if (job.signal.aborted || job.purpose === 'planned') throw failure
  if (begun && !job.isUnwatched) throw failure
  if (begun) writer.takeBack?.()
  if (isOwnFailure(model, job, failure)) throw ownModelFailed(failure)
  services.log.warn({ kind: failure.kind, own: model.ai.isOwn }, 'the model was not available')
  const written = await askFallback(asked, context, failure)
  if (!written && job.panel) throw failure
  return written ?? writeStandIn(job, context, writer, 'failed')
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
  refuseIfOwnIsGone(model, job)
  if (!model.ai.connected) return writeStandIn(job, context, writer, 'no_model')
  const asked = { services, model, actor, job, writer }
  try {
    return await askModel(asked, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    return answerAfterFailure(asked, context, cause)
  }
}

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
