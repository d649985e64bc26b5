import { modelFailureInWords } from '../../../../core/connections/in-words.ts'
import { languageOf } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { crisisStandIn } from '../../../../core/safety/reply/screened-reply.ts'
import { honestLine, type Unanswered } from '../../../../core/templates/no-model-texts.ts'
import { exampleText, greetingText } from '../../../../core/templates/opening-texts.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import type { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { ServingModel } from '../../models/calls/call-admissions.ts'
import type { BrokenOff, TextJob, TextWriter, Written } from './text-job.ts'

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

/** Writes where no model is connected, or it may not be called or failed. Stays gentle in a crisis. */
export function writeStandIn(
  job: TextJob,
  context: ReplyContext,
  writer: TextWriter,
  why: 'no_model' | 'failed',
): Written {
  const gentle = crisisStandIn(job)
  if (gentle) {
    writer.write(gentle, true)
    return { source: 'safety', concern: null }
  }
  writer.write(templateText(context, why))
  return { source: why === 'failed' ? 'fallback' : 'practice', concern: null }
}

const isInCrisis = ({ safety }: TextJob): boolean => (safety?.crisis ?? null) !== null

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

/** Throws where nothing may stand in for a model that broke off. */
export function refuseStandIn(model: ServingModel, job: TextJob, { failure, begun }: BrokenOff): void {
  // A planned text can wait for the model, and has a template to fall back on.
  if (job.signal.aborted || job.purpose === 'planned') throw failure
  if (begun && !job.isUnwatched) throw failure
  if (isOwnFailure(model, job, failure)) throw ownModelFailed(failure)
}

/** It was disconnected since the text was reserved at no cost; another model would write it for free. */
export function refuseOtherModel(job: TextJob): void {
  if (isInCrisis(job)) return
  throw new AppError(502, 'own_model_failed', 'Your own model was disconnected before it answered. Please try again.')
}
