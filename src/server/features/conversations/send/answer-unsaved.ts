import type { SensitiveAnswer } from '../../../../contract/messages.ts'
import { isReminderAsked } from '../../../../core/follow-ups/remind-mark.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { SafetyChannel } from '../../../../core/safety/concern.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import type { ServingModel } from '../../models/calls/serving-model.ts'
import { releaseReservation, spendReservation } from '../../plans/allowance/close-reservation.ts'
import { countScreening } from '../../safety/crisis.ts'
import { isAiGenerated } from '../read/present-message.ts'
import { generateText } from './generate-text.ts'
import type { TextJob, TextWriter } from './text-job.ts'
import { keptIn } from './write-reply.ts'

/** Where an exchange goes that is never stored. */
export interface UnsavedWriter extends TextWriter {
  /** The reply is paid for. */
  accepted?(): void
}

const BROKE_OFF = 'The reply broke off. Nothing was stored and this did not count. Please try again.'

async function close(services: Services, reservation: Reservation | null, isPaid: boolean): Promise<void> {
  if (reservation === null) return
  if (isPaid) await spendReservation(services, reservation)
  else await releaseReservation(services, reservation)
}

/** A reply counts once it was read, even if the reader left before its end. */
const isPaid = (reply: RunningReply, source: SensitiveAnswer['source'] | null): boolean =>
  source === null ? reply.abort.signal.reason === LEFT && reply.text !== '' : source === 'model'

const LEFT = 'the browser left'

export interface Unsaved {
  model: ServingModel
  about: Omit<TextJob, 'signal' | 'reservation' | 'safety'> & { safety: SafetyState }
  reservation: Reservation | null
  channel: SafetyChannel
}

/** Nothing reaches the database, log or memory; it ends once the browser `left`. 502: it broke off. */
export function answerUnsaved(
  services: Services,
  actor: Actor,
  { model, about, reservation, channel }: Unsaved,
  left: AbortSignal,
  writer: UnsavedWriter,
): Promise<SensitiveAnswer> {
  const { language } = about.safety
  const running: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
  const leave = (): void => running.abort.abort(LEFT)
  if (left.aborted) leave()
  left.addEventListener('abort', leave)
  return services.replies.run(null, running, async () => {
    try {
      writer.accepted?.()
      const job = { ...about, reservation, signal: running.abort.signal }
      const { source, concern, reminders } = await generateText(services, model, actor, job, keptIn(running, writer))
      if (concern) await countScreening(services, { concern, language }, channel)
      await close(services, reservation, isPaid(running, source))
      const answer = { response: running.text.trim(), source, aiGenerated: isAiGenerated(source) }
      return isReminderAsked(reminders) ? { ...answer, isReminderRefused: true } : answer
    } catch (cause) {
      await close(services, reservation, isPaid(running, null))
      const isModels = cause instanceof AiError || running.abort.signal.aborted
      throw isModels ? new AppError(502, 'reply_cut_off', BROKE_OFF, { cause }) : cause
    }
  })
}
