import type { SensitiveAnswer, TryOutBody } from '../../../../contract/messages.ts'
import { mustAnswer, screenFor } from '../../../../core/safety/safety-state.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { refuseHarmfulSettings } from '../../helpers/manage-helpers.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { reserveMessage } from '../../plans/allowance/reservations.ts'
import { answerUnsaved, mayBeShown } from './sensitive-messages.ts'

const SILENT = { write: () => {} }

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
  return answerUnsaved(services, actor, { model, about, reservation, channel: 'app' }, left, SILENT)
}
