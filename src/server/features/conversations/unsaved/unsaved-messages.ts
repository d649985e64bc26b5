import type {
  SensitiveAnswer,
  SensitiveMessageBody,
  SensitivePreview,
  TryOutBody,
} from '../../../../contract/messages.ts'
import { isReminderAsked } from '../../../../core/follow-ups/remind-mark.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { maskContext, maskScopeOf } from '../../../../core/privacy/mask-context.ts'
import type { Turn } from '../../../../core/prompt/context.ts'
import { sentText } from '../../../../core/prompt/conversation.ts'
import type { SafetyChannel } from '../../../../core/safety/concern.ts'
import { screenReply, screenRequest } from '../../../../core/safety/reply/screen-reply.ts'
import { safetyAnswer } from '../../../../core/safety/reply/screened-reply.ts'
import { mustAnswer, type SafetyState, screenFor } from '../../../../core/safety/safety-state.ts'
import { screen } from '../../../../core/safety/screen.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { refuseHarmfulSettings } from '../../helpers/manage-helpers.ts'
import { compileDetectors } from '../../memory/compile-detectors.ts'
import type { ServingModel } from '../../models/calls/call-admissions.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { noMessagesLeft, readTier } from '../../plans/allowance/allowance.ts'
import { releaseReservation, reserveMessage, spendReservation } from '../../plans/allowance/reservations.ts'
import { countScreening } from '../../safety/crisis.ts'
import { loadConversation } from '../send/load-conversation.ts'
import { isAiGenerated } from '../send/save-messages.ts'
import type { TextJob, TextWriter } from '../send/text-job.ts'
import { contextOf, generateText, keptIn } from '../send/write-reply.ts'

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

interface Unsaved {
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
  if (safetyAnswer(about) || !model.ai.connected) return { text: null, isMasked: false }
  const context = contextOf(services, actor, about)
  const scope = maskScopeOf(actor.privacy, about)
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
  if (reservation === null && !mustAnswer(safety)) throw await noMessagesLeft(services, actor)
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

/** A reply of a helper that is not created yet. 400: a text that is refused. 402: no message left. */
export async function tryOut(
  services: Services,
  actor: Actor,
  { content, earlier, ...voice }: TryOutBody,
  left: AbortSignal,
): Promise<SensitiveAnswer> {
  const unsaved = earlier.map((turn) => ({ fromPerson: turn.isFromUser, text: turn.content })).filter(mayBeShown)
  const turns = [{ fromPerson: true, text: content, at: services.clock.now() }]
  const safety = screenFor(actor, turns, null, { unsaved })
  // Someone in danger is answered, whatever they wrote of the helper.
  if (!mustAnswer(safety)) refuseHarmfulSettings(voice)
  const model = await modelOf(services, actor)
  const reservation = model.ai.connected ? await reserveMessage(services, actor.userId) : null
  if (model.ai.connected && reservation === null && !mustAnswer(safety)) throw await noMessagesLeft(services, actor)
  const about = { purpose: 'reply' as const, voice, turns, unsaved, safety }
  return answerUnsaved(services, actor, { model, about, reservation, channel: 'app' }, left, { write: () => {} })
}
