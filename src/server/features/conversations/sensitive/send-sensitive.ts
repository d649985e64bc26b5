import type { SensitiveAnswer, SensitiveMessageBody } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { mustAnswer, type SafetyState } from '../../../../core/safety/safety-state.ts'
import { screen } from '../../../../core/safety/screen.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { ServingModel } from '../../models/calls/serving-model.ts'
import { readTier } from '../../plans/allowance/read-allowance.ts'
import { refuseUnpaid } from '../../plans/allowance/refuse-unpaid.ts'
import { reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { answerUnsaved, type UnsavedWriter } from '../send/answer-unsaved.ts'
import { loadSensitive, needsPlan } from './load-sensitive.ts'

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

/** Nothing is kept of it. 404: not their helper. 403: not on their plan. 402: none left. */
export async function sendSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
  left: AbortSignal,
  writer: UnsavedWriter,
): Promise<SensitiveAnswer> {
  const { model, about } = await loadSensitive(services, actor, input)
  const { safety } = about
  const reservation = await reserve(services, actor, model, { safety, content: input.content })
  return answerUnsaved(services, actor, { model, about, reservation, channel: 'sensitive' }, left, writer)
}
