import type { SensitiveAnswer, SensitiveMessageBody } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/billing/allowance.ts'
import { isReminderAsked } from '../../../../core/follow-ups/remind-mark.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { mustAnswer, type SafetyState } from '../../../../core/safety/safety-state.ts'
import { screen } from '../../../../core/safety/screen.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { ServingModel } from '../../models/calls/serving-model.ts'
import { releaseReservation, spendReservation } from '../../plans/allowance/close-reservation.ts'
import { readTier } from '../../plans/allowance/read-tier.ts'
import { refuseUnpaid } from '../../plans/allowance/refuse-unpaid.ts'
import { reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { countScreening } from '../../safety/crisis.ts'
import { isAiGenerated } from '../read/present-message.ts'
import { generateText } from '../send/generate-text.ts'
import type { TextWriter } from '../send/text-job.ts'
import { keptIn } from '../send/write-reply.ts'
import { needsPlan, openSensitive } from './open-sensitive.ts'

/** Where an exchange goes that is never stored. */
export interface SensitiveWriter extends TextWriter {
  /** The reply is paid for. */
  accepted?(): void
}

const BROKE_OFF = 'The reply broke off. Nothing was stored and this did not count. Please try again.'

/** Returns the reservation; null for a free reply, as without a model, or for someone in danger on any plan. */
async function reserve(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { ai }: ServingModel,
  { safety, content }: { safety: SafetyState; content: string },
): Promise<Reservation | null> {
  const hasPlan = PLANS[await readTier(services, actor.userId)].sensitiveMode
  // Anyone can claim a misunderstanding, so it is free only where words are taken for a danger.
  const isFree = safety.isMisunderstood && screen(content) !== null
  if (!hasPlan && !isFree && !mustAnswer(safety)) throw needsPlan()
  if (isFree || !ai.connected) return null
  const reservation = hasPlan ? await reserveMessage(services, actor.userId) : null
  if (reservation === null && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)
  return reservation
}

async function close(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'replies'>,
  reservation: Reservation | null,
  isPaid: boolean,
): Promise<void> {
  if (reservation === null) return
  if (isPaid) await spendReservation(services, reservation)
  else await releaseReservation(services, reservation)
}

/** A reply counts once it was read, even if the reader left before its end. */
const isPaid = (reply: RunningReply, source: SensitiveAnswer['source'] | null): boolean =>
  source === null ? reply.abort.signal.reason === LEFT && reply.text !== '' : source === 'model'

const LEFT = 'the browser left'

/**
 * Nothing reaches the database, log or memory; it ends once the browser `left`. 404: not their helper. 403: not on their
 * plan. 402: none left.
 */
export async function sendSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
  left: AbortSignal,
  writer: SensitiveWriter,
): Promise<SensitiveAnswer> {
  const { model, about } = await openSensitive(services, actor, input)
  const { safety } = about
  const reservation = await reserve(services, actor, model, { safety, content: input.content })
  const running: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
  const leave = (): void => running.abort.abort(LEFT)
  if (left.aborted) leave()
  left.addEventListener('abort', leave)
  return services.replies.run(null, running, async () => {
    try {
      writer.accepted?.()
      const job = { ...about, reservation, signal: running.abort.signal }
      const { source, concern, reminders } = await generateText(services, model, actor, job, keptIn(running, writer))
      if (concern) await countScreening(services, { concern, language: safety.language }, 'sensitive')
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
