import type { SensitiveAnswer, SensitiveMessageBody, SensitivePreview } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { maskContext } from '../../../../core/privacy/mask-context.ts'
import type { Turn } from '../../../../core/prompt/context.ts'
import { sentText } from '../../../../core/prompt/conversation.ts'
import { screenReply, screenRequest } from '../../../../core/safety/reply/screen-reply.ts'
import { mustAnswer, type SafetyState } from '../../../../core/safety/safety-state.ts'
import { screen } from '../../../../core/safety/screen.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../../memory/compile-detectors.ts'
import type { ServingModel } from '../../models/calls/serving-model.ts'
import { readTier } from '../../plans/allowance/read-allowance.ts'
import { refuseUnpaid, reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { screenFor } from '../../safety/crisis.ts'
import { answerUnsaved, type UnsavedWriter } from '../send/answer-unsaved.ts'
import { scopeOf } from '../send/ask-model.ts'
import { contextOf } from '../send/generate-text.ts'
import { loadConversation } from '../send/load-conversation.ts'
import { preparedReply } from '../send/safe-texts.ts'

const needsPlan = (): AppError =>
  new AppError(403, 'upgrade_required', 'Sensitive Mode needs a paid subscription. Upgrade to use it.')

/** Refused requests, and replies no helper may give, are not shown to the model later. */
export const mayBeShown = ({ fromPerson, text }: Turn): boolean =>
  fromPerson ? screenRequest(text) === null : screenReply(text) === null

/** 404: not their helper. */
async function loadSensitive(services: Services, actor: Actor, input: SensitiveMessageBody) {
  const { helperId, content, earlier, isMisunderstood } = input
  const unsaved = earlier
    .map(({ isFromUser, content: text, source }) => ({
      fromPerson: isFromUser,
      text,
      isOrdinary: !isFromUser && source !== undefined && source !== 'safety',
    }))
    .filter(mayBeShown)
  const { voice, circle, memory, reactions, model, ...conversation } = await loadConversation(services, actor, helperId)
  const turns = [...conversation.turns, { fromPerson: true, text: content, at: services.clock.now() }]
  const safety = screenFor(actor, turns, conversation.crisis, { unsaved, isMisunderstood })
  return { model, about: { purpose: 'reply' as const, voice, circle, turns, memory, reactions, unsaved, safety } }
}

/** Takes the steps of sending. Calls, counts and stores nothing. 403: not on their plan. 404: not their helper. */
export async function previewSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
): Promise<SensitivePreview> {
  if (!PLANS[await readTier(services, actor.userId)].sensitiveMode) throw needsPlan()
  const { model, about } = await loadSensitive(services, actor, input)
  if (preparedReply(about) || !model.ai.connected) return { text: null, isMasked: false }
  const context = contextOf(services, actor, about)
  const scope = scopeOf(actor, about)
  if (scope === null) return { text: sentText(context), isMasked: false }
  await compileDetectors()
  return { text: sentText(maskContext(context, scope).context), isMasked: true }
}

/** Returns the reservation; null for a free reply, as without a model, or for someone in danger on any plan. */
async function reserve(
  services: Uses<'db' | 'clock'>,
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
