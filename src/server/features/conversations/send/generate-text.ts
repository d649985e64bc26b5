import { modelFailureInWords } from '../../../../core/connections/failures-in-words.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { fitContext } from '../../../../core/prompt/fit-context.ts'
import type { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { modelInRole, type ServingModel } from '../../models/calls/serving-model.ts'
import { type Asked, askModel, BrokenOff, type Written } from './ask-model.ts'
import { preparedText } from './prepared-text.ts'
import { crisisInstructionFor, gentleReply, preparedReply } from './safe-texts.ts'
import type { TextJob, TextWriter } from './text-job.ts'

/** What a model is told. */
export function contextOf(
  services: Uses<'clock' | 'chance'>,
  actor: Actor,
  job: Omit<TextJob, 'signal'>,
): ReplyContext {
  const safety = crisisInstructionFor(job)
  const before = job.purpose === 'reply' ? job.turns.slice(0, -1) : job.turns
  const lastSpokeAt = before.findLast(({ fromPerson }) => fromPerson)?.at
  return fitContext({
    purpose: job.purpose,
    helper: job.voice,
    personName: actor.firstName,
    now: services.clock.now(),
    timeZone: actor.timeZone,
    ...(job.circle ? { circle: job.circle } : {}),
    ...(job.panel ? { panel: job.panel } : {}),
    ...(lastSpokeAt ? { lastSpokeAt } : {}),
    turns: job.turns,
    ...(job.memory ? { memory: job.memory } : {}),
    ...(job.unsaved ? { unsaved: job.unsaved } : {}),
    ...(job.upcoming ? { upcoming: job.upcoming } : {}),
    ...(job.reactions ? { reactions: job.reactions } : {}),
    ...(job.recalled ? { recalled: job.recalled } : {}),
    ...(safety ? { safety } : {}),
    ...(job.followUp ? { followUp: job.followUp } : {}),
    isSms: job.isSms ?? false,
    chance: services.chance(),
  })
}

const isInCrisis = ({ safety }: TextJob): boolean => (safety?.crisis ?? null) !== null

/** Writes where no model is connected, or it may not be called or failed. Stays gentle in a crisis. */
function writePrepared(job: TextJob, context: ReplyContext, writer: TextWriter, why: 'no_model' | 'failed'): Written {
  const gentle = gentleReply(job)
  if (gentle) {
    writer.write(gentle, true)
    return { source: 'safety', concern: null }
  }
  writer.write(preparedText(context, why))
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
  if (!job.reservation?.isUncounted || ai.isOwn || isInCrisis(job)) return
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

async function answerWithout(asked: Asked, context: ReplyContext, { failure, begun }: BrokenOff): Promise<Written> {
  const { services, model, job, writer } = asked
  // A planned text can wait for the model, and has a template to fall back on.
  if (job.signal.aborted || job.purpose === 'planned') throw failure
  if (begun && !job.isUnread) throw failure
  if (begun) writer.takeBack?.()
  if (isOwnFailure(model, job, failure)) throw ownModelFailed(failure)
  services.log.warn({ kind: failure.kind, own: model.ai.isOwn }, 'the model was not available')
  const written = await askFallback(asked, context, failure)
  if (!written && job.panel) throw failure
  return written ?? writePrepared(job, context, writer, 'failed')
}

/**
 * A prepared text is written if no model is connected, it may not be called, or it fails before its first word; the
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
  const prepared = preparedReply(job)
  if (prepared) {
    writer.write(prepared, true)
    return { source: 'safety', concern: job.safety?.danger?.concern ?? null }
  }
  const context = contextOf(services, actor, job)
  refuseIfOwnIsGone(model, job)
  if (!model.ai.connected) return writePrepared(job, context, writer, 'no_model')
  const asked = { services, model, actor, job, writer }
  try {
    return await askModel(asked, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    return answerWithout(asked, context, cause)
  }
}
