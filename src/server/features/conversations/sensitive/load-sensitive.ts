import type { SensitiveMessageBody } from '../../../../contract/messages.ts'
import type { Turn } from '../../../../core/prompt/context.ts'
import { screenReply, screenRequest } from '../../../../core/safety/reply/screen-reply.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { screenFor } from '../../safety/crisis.ts'
import { loadConversation } from '../send/load-conversation.ts'

export const needsPlan = (): AppError =>
  new AppError(403, 'upgrade_required', 'Sensitive Mode needs a paid subscription. Upgrade to use it.')

/** Refused requests, and replies no helper may give, are not shown to the model later. */
export const mayBeShown = ({ fromPerson, text }: Turn): boolean =>
  fromPerson ? screenRequest(text) === null : screenReply(text) === null

/** 404: not their helper. */
export async function loadSensitive(services: Services, actor: Actor, input: SensitiveMessageBody) {
  const { helperId, content, earlier, isMisunderstood } = input
  const unsaved = earlier.map((turn) => ({ fromPerson: turn.isFromUser, text: turn.content })).filter(mayBeShown)
  const { voice, circle, memory, reactions, model, ...conversation } = await loadConversation(services, actor, helperId)
  const turns = [...conversation.turns, { fromPerson: true, text: content, at: services.clock.now() }]
  const safety = screenFor(actor, turns, conversation.crisis, { unsaved, isMisunderstood })
  return { model, about: { purpose: 'reply' as const, voice, circle, turns, memory, reactions, unsaved, safety } }
}
