import type { Message } from '../../../../contract/messages.ts'
import { type ReadReminders, remindersIn } from '../../../../core/follow-ups/remind-mark.ts'
import type { MaskScope } from '../../../../core/privacy/mask.ts'
import { maskContext } from '../../../../core/privacy/mask-context.ts'
import type { ModelRequest, ReplyContext } from '../../../../core/prompt/context.ts'
import { composeRequest, withoutPictures } from '../../../../core/prompt/prompt.ts'
import type { Concern } from '../../../../core/safety/concern.ts'
import { localTimeAt } from '../../../../core/time/zone-time.ts'
import type { CallPurpose } from '../../../../core/usage/model-calls.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../../memory/compile-detectors.ts'
import type { ServingModel } from '../../models/calls/call-admissions.ts'
import { streamText } from '../../models/calls/guarded-calls.ts'
import { mentionUnseenPicture } from '../attached/pictures.ts'
import { screenedReply } from './screened-reply.ts'
import type { TextJob, TextWriter } from './text-job.ts'

interface MaskedRequest {
  request: ModelRequest
  /** Takes the model's text piece by piece, and passes it to `onText` with the hidden parts restored. */
  write(piece: string): void
  /** Call after the last piece. */
  end(): void
}

/** Without a scope, nothing is hidden. */
function maskedRequest(context: ReplyContext, scope: MaskScope | null, onText: (text: string) => void): MaskedRequest {
  if (scope === null) return { request: composeRequest(context), write: onText, end: () => {} }
  const { context: masked, mask } = maskContext(context, scope)
  const revealer = mask.revealer()
  const emit = (text: string): void => {
    if (text !== '') onText(text)
  }
  return {
    request: composeRequest(masked),
    write: (piece) => emit(revealer.next(piece)),
    end: () => emit(revealer.end()),
  }
}

export interface Written {
  source: Message['source']
  concern: Concern | null
  /** The model says that a danger it was told of is over. */
  isFine?: boolean
  /** It reached the limit of its length. */
  isCut?: boolean
  /** What the model set because the person asked for it. */
  reminders?: ReadReminders
}

/** A failure of the model, and whether any of its text was shown. */
export class BrokenOff extends Error {
  readonly failure: AiError
  readonly begun: boolean
  constructor(failure: AiError, begun: boolean) {
    super(failure.message, { cause: failure })
    this.failure = failure
    this.begun = begun
  }
}

const CALLED_FOR: Record<TextJob['purpose'], CallPurpose> = {
  reply: 'chat',
  greeting: 'chat',
  example: 'preview',
  planned: 'scheduled',
  discuss: 'chat',
  sum_up: 'chat',
}

/** What is hidden from the model; null: nothing. */
export function scopeOf(actor: Actor, job: Pick<TextJob, 'unsaved'>): MaskScope | null {
  if (actor.privacy.encryptionLevel === 'maximum') return 'everything'
  return job.unsaved ? 'identifiers' : null
}

/** A model, and what it is asked to write for whom: `generateText` makes it, for `askModel`. */
export interface Asked {
  services: Services
  model: ServingModel
  actor: Actor
  job: TextJob
  writer: TextWriter
}

/** The text is screened. Throws if the model fails before the screening has ended it. */
async function askScreened({ services, model, actor, job, writer }: Asked, context: ReplyContext) {
  let screened = screenedReply(job, writer)
  const { request, write, end } = maskedRequest(context, scopeOf(actor, job), (text) => screened.reply.push(text))
  const signal = AbortSignal.any([job.signal, screened.state.ended.signal])
  const onTakeBack = (): void => {
    end()
    screened = screenedReply(job, writer)
    writer.takeBack?.()
  }
  const { progress } = writer
  const { keepRecord } = job
  const options = {
    ...{ signal, onText: write, onTakeBack },
    ...{ onProgress: progress, keepRecord },
  }
  const reason = { userId: actor.userId, purpose: CALLED_FOR[job.purpose] }
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

/** Stands for a reply that is nothing but a mark. */
const WORDLESS = '👍'

/** Throws if nothing of the text may be shown, or only a fragment. */
async function askOnce(asked: Asked, given: ReplyContext): Promise<Written> {
  const { sees } = asked.model.ai
  const isMasked = scopeOf(asked.actor, asked.job) !== null
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
  const isDone = state.noTexts || (!asked.job.unsaved && reminders.reminders.length > 0)
  if (!state.begun && !state.unfinished && isDone) {
    writer.write(WORDLESS)
    state.begun = true
  }
  if (!state.begun || state.unfinished)
    throw new BrokenOff(new AiError('declined', 'What the model wrote may not be shown'), state.begun)
  if (state.concern) return { source: 'safety', concern: state.concern }
  return { source: 'model', concern: null, isCut, isFine: state.isFine, reminders }
}

/** Asks once more without pictures if the model refuses them. Throws BrokenOff. */
export async function askModel(asked: Asked, context: ReplyContext): Promise<Written> {
  try {
    return await askOnce(asked, context)
  } catch (cause) {
    if (!(cause instanceof BrokenOff) || cause.failure.kind !== 'unsupported') throw cause
    asked.services.log.warn({ model: asked.model.ai.name }, 'the model cannot see pictures')
    return askOnce(asked, withoutPictures(context))
  }
}
