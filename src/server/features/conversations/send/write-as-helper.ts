import type { Message } from '../../../../contract/messages.ts'
import { modelFailureInWords } from '../../../../core/connections/model-failure.ts'
import type { MaskScope } from '../../../../core/privacy/mask.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { fitContext } from '../../../../core/prompt/fit-context.ts'
import { withoutPictures } from '../../../../core/prompt/prompt.ts'
import type { Concern } from '../../../../core/safety/concern.ts'
import type { CallPurpose } from '../../../../core/usage/model-calls.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { guardedAi } from '../../models/calls/guarded-ai.ts'
import { withModel } from '../../models/calls/with-model.ts'
import { withOwnModel } from '../../models/own/with-own-model.ts'
import { isUncountedReservation } from '../../plans/allowance/is-uncounted.ts'
import { maskedRequest } from './masked-request.ts'
import { mentionUnseenPicture } from './mention-unseen-picture.ts'
import { preparedText } from './prepared-text.ts'
import { careFor, gentleReply, preparedReply } from './safe-texts.ts'
import { screenedReply } from './screened-reply.ts'
import type { WritingJob } from './writing-job.ts'

export interface Written {
  source: Message['source']
  concern: Concern | null
  /** The model says that a danger it was told of is over. */
  isFine?: boolean
  /** It reached the limit of its length. */
  isCut?: boolean
}

const CALLED_FOR: Record<WritingJob['purpose'], CallPurpose> = {
  reply: 'chat',
  greeting: 'chat',
  example: 'preview',
  planned: 'scheduled',
}

/** What is hidden from the model; null: nothing. */
export function scopeOf(actor: Actor, job: Pick<WritingJob, 'unsaved'>): MaskScope | null {
  if (actor.privacy.encryptionLevel === 'maximum') return 'everything'
  return job.unsaved ? 'identifiers' : null
}

export function contextOf(
  services: Pick<Services, 'clock' | 'chance'>,
  actor: Actor,
  job: Omit<WritingJob, 'signal' | 'onText'>,
): ReplyContext {
  const safety = careFor(job)
  const before = job.purpose === 'reply' ? job.turns.slice(0, -1) : job.turns
  const lastSpokeAt = before.findLast(({ fromPerson }) => fromPerson)?.at
  return fitContext({
    purpose: job.purpose,
    helper: job.voice,
    personName: actor.firstName,
    now: services.clock.now(),
    timeZone: actor.timeZone,
    ...(job.circle ? { circle: job.circle } : {}),
    ...(lastSpokeAt ? { lastSpokeAt } : {}),
    turns: job.turns,
    ...(job.memory ? { memory: job.memory } : {}),
    ...(job.unsaved ? { unsaved: job.unsaved } : {}),
    ...(job.recalled ? { recalled: job.recalled } : {}),
    ...(safety ? { safety } : {}),
    isSms: job.isSms ?? false,
    chance: services.chance(),
  })
}

/** The text is screened. Throws if the model fails before the screening has ended it. */
async function askScreened(
  services: Services,
  actor: Actor,
  job: WritingJob,
  context: ReplyContext,
  scope: MaskScope | null,
) {
  let screened = screenedReply(job)
  const { request, write, end } = maskedRequest(context, scope, (text) => screened.reply.push(text))
  const signal = AbortSignal.any([job.signal, screened.state.ended.signal])
  const onTakeBack = (): void => {
    end()
    screened = screenedReply(job)
    job.onTakeBack?.()
  }
  const options = { signal, onText: write, onTakeBack, ...(job.onProgress ? { onProgress: job.onProgress } : {}) }
  const reason = { userId: actor.userId, purpose: CALLED_FOR[job.purpose] }
  try {
    const { isCut = false } = await guardedAi(services, reason).stream(request, options)
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

/** Throws if nothing of the text may be shown, or only a fragment. */
async function askOnce(services: Services, actor: Actor, asked: WritingJob, given: ReplyContext): Promise<Written> {
  const scope = scopeOf(actor, asked)
  const { sees } = services.ai
  // No rule can mask a picture.
  const context = sees && scope === null ? given : withoutPictures(given)
  const job = mentionUnseenPicture(asked, context, sees && scope !== null ? 'privacy' : 'model')
  const { screened, isCut } = await askScreened(services, actor, job, context, scope)
  const { state } = screened
  screened.addHelp()
  if (!state.begun || state.unfinished)
    throw new BrokenOff(new AiError('declined', 'What the model wrote may not be shown'), state.begun)
  if (state.concern) return { source: 'safety', concern: state.concern }
  return { source: 'model', concern: null, isCut, isFine: state.isFine }
}

/** Asks once more without pictures if the model refuses them. */
async function askModel(services: Services, actor: Actor, job: WritingJob, context: ReplyContext): Promise<Written> {
  try {
    return await askOnce(services, actor, job, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff) || cause.failure.kind !== 'unsupported') throw cause
    services.log.warn({ model: services.ai.name }, 'the model cannot see pictures')
    return askOnce(services, actor, job, withoutPictures(context))
  }
}

/** A failure of the model, and whether any of its text was shown. */
class BrokenOff extends Error {
  readonly failure: AiError
  readonly begun: boolean
  constructor(failure: AiError, begun: boolean) {
    super(failure.message, { cause: failure })
    this.failure = failure
    this.begun = begun
  }
}

/** Null if there is none or it fails before its first word. It replies while the main model's breaker is open. */
async function askFallback(
  services: Services,
  actor: Actor,
  job: WritingJob,
  context: ReplyContext,
  { kind }: AiError,
): Promise<Written | null> {
  const { fallback } = services.models
  if (!fallback || kind === 'declined') return null
  try {
    return await askModel(withModel(services, 'fallback', fallback), actor, job, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    if (cause.begun || job.signal.aborted) throw cause.failure
    services.log.warn({ kind: cause.failure.kind, model: fallback.name }, 'the fallback model was not available either')
    return null
  }
}

const isInCare = ({ safety }: WritingJob): boolean => (safety?.care ?? null) !== null

/** A stand-in still answers in danger, during a pause, and where the person can't retry in the app. */
const isOwnFailure = ({ ai }: Pick<Services, 'ai'>, job: WritingJob, { kind }: AiError): boolean =>
  ai.isOwn === true && job.purpose === 'reply' && !job.isSms && kind !== 'not_admitted' && !isInCare(job)

const ownModelFailed = (failure: AiError): AppError =>
  new AppError(
    502,
    'own_model_failed',
    `Your own model did not answer. ${modelFailureInWords(failure.kind)} You can try again, or change it in Settings.`,
    { cause: failure },
  )

/** It was disconnected since the text was reserved at no cost; another model would write it for free. */
const ownModelGone = (): AppError =>
  new AppError(502, 'own_model_failed', 'Your own model was disconnected before it answered. Please try again.')

/** Their own model, or the one their allowance pays for. Someone in danger is answered by either. */
async function withPaidModel(shared: Services, actor: Actor, job: WritingJob): Promise<Services> {
  const [services, isUncounted] = await Promise.all([
    withOwnModel(shared, actor),
    isUncountedReservation(shared, job.reservationId ?? null),
  ])
  if (isUncounted && !services.ai.isOwn && !isInCare(job)) throw ownModelGone()
  return services
}

/** Writes where no model is connected, or it may not be called or failed. Stays gentle in a crisis. */
function writePrepared(job: WritingJob, context: ReplyContext, why: 'no_model' | 'failed'): Written {
  const gentle = gentleReply(job)
  if (gentle) {
    job.onText(gentle, true)
    return { source: 'safety', concern: null }
  }
  job.onText(preparedText(context, why))
  return { source: why === 'failed' ? 'fallback' : 'practice', concern: null }
}

async function answerWithout(
  services: Services,
  actor: Actor,
  job: WritingJob,
  context: ReplyContext,
  failure: AiError,
): Promise<Written> {
  if (isOwnFailure(services, job, failure)) throw ownModelFailed(failure)
  services.log.warn({ kind: failure.kind, own: services.ai.isOwn }, 'the model was not available')
  return (await askFallback(services, actor, job, context, failure)) ?? writePrepared(job, context, 'failed')
}

/**
 * A prepared text is written if no model is connected, it may not be called, or it fails before its first word. Later
 * failures throw AiError, an abort its reason. A person's own model has no stand-in (502), unless they are in danger.
 */
export async function writeAsHelper(shared: Services, actor: Actor, job: WritingJob): Promise<Written> {
  const prepared = preparedReply(job)
  if (prepared) {
    job.onText(prepared, true)
    return { source: 'safety', concern: job.safety?.danger?.concern ?? null }
  }
  const context = contextOf(shared, actor, job)
  const services = await withPaidModel(shared, actor, job)
  if (!services.ai.connected) return writePrepared(job, context, 'no_model')
  try {
    return await askModel(services, actor, job, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause
    const { failure, begun } = cause
    // A planned text can wait for the model, and has a template to fall back on.
    if (job.signal.aborted || job.purpose === 'planned') throw failure
    if (begun && !job.forget) throw failure
    job.forget?.()
    return answerWithout(services, actor, job, context, failure)
  }
}
